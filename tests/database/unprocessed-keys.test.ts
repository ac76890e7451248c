import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tables } from '#contracts/platform/resources';
import { withinCall } from '../../functions/time-left.ts';

/** An engine that answers one key of each BatchGetItem, or none. */
const calls: number[] = [];
let isBusy = false;
const engine = createServer(async (request, response) => {
  calls.push(performance.now());
  const { RequestItems } = (await json(request)) as { RequestItems: Record<string, { Keys: object[] }> };
  const [[table = '', { Keys } = { Keys: [] }] = []] = Object.entries(RequestItems);
  const [answered, left] = isBusy ? [[], Keys] : [Keys.slice(0, 1), Keys.slice(1)];
  const reply = {
    Responses: { [table]: answered },
    UnprocessedKeys: left.length > 0 ? { [table]: { Keys: left, ConsistentRead: true } } : {},
  };
  response.writeHead(200, { 'Content-Type': 'application/x-amz-json-1.0' }).end(JSON.stringify(reply));
});

let batchGetItems: typeof import('../../functions/data/dynamo.ts').batchGetItems;

beforeAll(async () => {
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  Object.assign(process.env, {
    AWS_REGION: 'me-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`,
    [tables.Enquiries.variable]: 'Enquiries',
  });
  ({ batchGetItems } = await import('../../functions/data/dynamo.ts'));
});

beforeEach(() => {
  calls.length = 0;
});

afterAll(() => void engine.close().closeAllConnections());

const keys = ['a', 'b', 'c', 'd'].map((sk) => ({ pk: 'hotel', sk }));

it('retries keys that a throttled table leaves out, and returns the items in the keys’ order', async () => {
  isBusy = false;
  expect(await batchGetItems('Enquiries', keys)).toEqual(keys);
  expect(calls).toHaveLength(keys.length);
});

it('waits increasingly long, and gives up at the end of the call', async () => {
  isBusy = true;
  const begun = performance.now();
  const call = { getRemainingTimeInMillis: () => 1800 };
  const reading = withinCall(call, () => batchGetItems('Enquiries', keys));
  await expect(reading).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException' });
  expect(performance.now() - begun).toBeLessThan(1800);
  // Without pauses there would be hundreds of calls.
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.length).toBeLessThan(30);
});
