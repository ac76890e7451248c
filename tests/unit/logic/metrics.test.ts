import { afterEach, expect, it, vi } from 'vitest';
import { count } from '../../../functions/metrics.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['production', ['service', 'stage']],
  // The embedded system has no stage.
  [undefined, ['service']],
])('a counted metric has the stage %s as a dimension', (stage, dimensions) => {
  vi.stubEnv('STAGE', stage);
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  count('MailFailed');
  const line = JSON.parse(printed);
  expect(line).toMatchObject({ MailFailed: 1, _aws: { CloudWatchMetrics: [{ Dimensions: [dimensions] }] } });
  expect(line.stage).toBe(stage);
});
