import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readMessage } from '../../../../infra/redrive/replayable.ts';
import { openMailAndQueue } from '../../../support/mail-and-queue.ts';

const refreshCdn = vi.fn();
vi.mock('../../../../functions/logic/publishing/publish-programs.ts', () => ({ refreshCdn }));

let services: Awaited<ReturnType<typeof openMailAndQueue>>;
let handler: (batch: object) => Promise<unknown>;

beforeAll(async () => {
  vi.stubEnv('AWS_REGION', 'me-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'true');
  services = await openMailAndQueue();
  ({ handler } = (await import('../../../../functions/events/program-changed/refresh-cdn.ts')) as never);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await services.close();
});
beforeEach(async () => {
  refreshCdn.mockReset();
  await services.empty();
});

/** A change of a program; the time is in seconds since 1970. */
const change = (id: string, at: number) => ({
  eventID: `${id} ${at}`,
  eventName: 'MODIFY',
  dynamodb: {
    Keys: { pk: { S: 'PROGRAM' }, sk: { S: id } },
    NewImage: { sk: { S: id }, description: { S: 'long' } },
    ApproximateCreationDateTime: at,
  },
});
const now = () => Date.now() / 1000;
const outage = () => Object.assign(new Error('not now'), { $metadata: {}, name: 'ServiceUnavailable' });
const letters = async () => (await services.deadLetters.list()).map((letter) => JSON.stringify(letter));

it('leaves a short outage to Lambda’s retries', async () => {
  refreshCdn.mockRejectedValueOnce(outage());
  await expect(handler({ Records: [change('alula', now())] })).rejects.toThrow('not now');
  expect(await letters()).toEqual([]);
});

it('parks what a long outage left, so that it can be replayed: each program once, by its id', async () => {
  refreshCdn.mockRejectedValueOnce(outage());
  const old = now() - 3600;
  await handler({ Records: [change('alula', old), change('abha', old), change('alula', old + 1)] });
  const [letter = '', ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).not.toContain('NewImage');
  const { event } = readMessage(letter) ?? {};
  expect(event).toMatchObject({ replay: true });
  await handler(event as object);
  expect(refreshCdn).toHaveBeenLastCalledWith(['alula', 'abha']);
});

it('leaves a letter of a later release to that one', async () => {
  const letter = { Records: [change('alula', 0)], replay: true, version: 99 };
  await expect(handler(letter)).rejects.toThrow('of a later release');
  expect(refreshCdn).not.toHaveBeenCalled();
});

it('keeps the letter if the replay fails', async () => {
  refreshCdn.mockRejectedValueOnce(outage());
  await expect(handler({ Records: [change('alula', 0)], replay: true })).rejects.toThrow('not now');
});
