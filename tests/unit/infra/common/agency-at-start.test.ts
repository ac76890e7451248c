import { afterEach, expect, it, vi } from 'vitest';
import { agency } from '#contracts/website/agency';
import { readSettings } from '../../../../infra/common/settings.ts';
import { readStageSettings } from '../../../../infra/common/stage-settings.ts';

afterEach(() => vi.restoreAllMocks());

it('neither starts nor deploys with terms of the agency that break a rule', () => {
  vi.spyOn(agency, 'cancellation', 'get').mockReturnValue([]);
  expect(() => readSettings({})).toThrow('cancellation');
  expect(() => readStageSettings('dev')).toThrow('cancellation');
});
