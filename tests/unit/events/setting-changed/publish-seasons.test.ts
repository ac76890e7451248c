import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const seasonsChanged = vi.fn();
vi.mock('../../../../functions/logic/publishing/publish-seasons.ts', () => ({ seasonsChanged }));

let handler: (batch: object, context: object) => Promise<unknown>;

beforeAll(async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
  ({ handler } = (await import('../../../../functions/events/setting-changed/publish-seasons.ts')) as never);
});
afterAll(() => vi.unstubAllEnvs());
beforeEach(() => seasonsChanged.mockReset());

const call = (setting: string, eventName = 'MODIFY') =>
  handler(
    {
      Records: [
        {
          eventID: '1',
          eventName,
          dynamodb: {
            Keys: { pk: { S: setting } },
            SequenceNumber: '1',
            ApproximateCreationDateTime: Date.now() / 1000,
          },
        },
      ],
    },
    { getRemainingTimeInMillis: () => 30_000 },
  );

it.each(['INSERT', 'MODIFY'])('publishes changed seasons (%s)', async (name) => {
  expect(await call('seasons', name)).toEqual({ batchItemFailures: [] });
  expect(seasonsChanged).toHaveBeenCalledOnce();
});

it('leaves other settings alone', async () => {
  expect(await call('two-step')).toEqual({ batchItemFailures: [] });
  expect(seasonsChanged).not.toHaveBeenCalled();
});
