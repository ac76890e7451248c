import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const siteContentChanged = vi.fn();
vi.mock('../../../../functions/logic/publishing/publish-site-content.ts', () => ({ siteContentChanged }));

let handler: (batch: object, context: object) => Promise<unknown>;

beforeAll(async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
  ({ handler } = (await import('../../../../functions/events/site-content-changed/publish-site-content.ts')) as never);
});
afterAll(() => vi.unstubAllEnvs());
beforeEach(() => siteContentChanged.mockReset());

const call = (state: string) =>
  handler(
    {
      Records: [
        {
          eventID: '1',
          eventName: 'MODIFY',
          dynamodb: {
            Keys: { pk: { S: 'announcement' }, sk: { S: state } },
            SequenceNumber: '1',
            ApproximateCreationDateTime: Date.now() / 1000,
          },
        },
      ],
    },
    { getRemainingTimeInMillis: () => 30_000 },
  );

it('publishes what is live', async () => {
  expect(await call('LIVE')).toEqual({ batchItemFailures: [] });
  expect(siteContentChanged).toHaveBeenCalledOnce();
});

it.each(['DRAFT', 'V#000001'])('leaves %s alone, which no visitor sees', async (state) => {
  expect(await call(state)).toEqual({ batchItemFailures: [] });
  expect(siteContentChanged).not.toHaveBeenCalled();
});
