import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChangeRecord } from '#contracts/platform/events';
import { callsOf } from '../../infra/redrive/calls.ts';
import { type LostChanges, remakeChanges } from '../../infra/redrive/lost-changes.ts';
import { openTestDatabase } from '../support/database.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
}, 30_000);
afterAll(() => database?.close());

it('makes the events of enquiries again that were received while a consumer could not start', async () => {
  const { putEnquiry } = await import('../../functions/data/enquiries.ts');
  const store = async (type: 'flight' | 'hotel', at: string) => {
    const enquiry = storedEnquiry({ type, at: new Date(at) });
    await putEnquiry(enquiry);
    return enquiry.id;
  };
  await store('flight', '2026-11-21T21:00:00Z');
  const lost = [await store('flight', '2026-11-21T22:00:00Z'), await store('hotel', '2026-11-21T22:00:09Z')];
  await store('hotel', '2026-11-21T23:00:00Z');
  const records = await remade('enquiries', 'Enquiries');
  expect(records.map(({ eventName }) => eventName)).toEqual(['INSERT', 'INSERT']);
  expect(records.map(({ dynamodb }) => unmarshall(dynamodb.NewImage as never).sk)).toEqual(lost);
});

it('makes the events of entries again that an earlier enquiry got in that time', async () => {
  const { putEnquiry } = await import('../../functions/data/enquiries.ts');
  const { followedUpBy } = await import('../../functions/events/followed-up-enquiry.ts');
  const at = new Date('2026-11-20T10:00:00Z');
  const wrote = (time: string) => ({ action: 'customer_wrote' as const, text: 'Hello', at: time });
  const history = ['2026-11-21T10:00:00.000Z', '2026-11-21T22:00:05.000Z', '2026-11-22T10:00:00.000Z'].map(wrote);
  const enquiry = { ...storedEnquiry({ type: 'custom', at }), history, updated_at: '2026-11-22T10:00:00.000Z' };
  await putEnquiry(enquiry);
  const records = (await remade('enquiries', 'Enquiries')).filter(({ eventName }) => eventName === 'MODIFY');
  const read = followedUpBy((action) => action === 'customer_wrote');
  const events = records.map(({ eventName, dynamodb: { Keys, NewImage, OldImage } }) =>
    read({
      ...{ name: eventName, key: unmarshall(Keys as never), version: 1 },
      ...{ item: unmarshall(NewImage as never), before: unmarshall(OldImage as never) },
    }),
  );
  const entries = [{ action: 'customer_wrote', at: '2026-11-21T22:00:05.000Z' }];
  expect(events).toEqual([{ type: 'custom', id: enquiry.id, entries }]);
});

it('files a corrected enquiry on its card again', async () => {
  const { putEnquiry } = await import('../../functions/data/enquiries.ts');
  const { customerChanged } = await import('../../functions/events/changed-customer.ts');
  const at = '2026-11-21T22:00:05.000Z';
  const history = [
    { action: 'corrected' as const, fields: ['name'], by: { email: 'a@rihla.example', name: null }, at },
  ];
  const stored = storedEnquiry({ type: 'message', at: new Date('2026-11-20T10:00:00Z') });
  const enquiry = { ...stored, history: history as never, updated_at: at };
  await putEnquiry(enquiry);
  const record = (await remade('enquiries', 'Enquiries')).find(
    ({ eventName, dynamodb }) => eventName === 'MODIFY' && unmarshall(dynamodb.Keys as never).sk === enquiry.id,
  );
  const [item, before] = [record?.dynamodb.NewImage, record?.dynamodb.OldImage].map((image) =>
    unmarshall(image as never),
  );
  const changed = customerChanged({ name: 'MODIFY', key: { pk: 'message', sk: enquiry.id }, item, before, version: 1 });
  expect(changed).toEqual({ type: 'message', id: enquiry.id, phones: [enquiry.phone] });
});

it('makes one change again of each program with departures', async () => {
  const { putItem } = await import('../../functions/data/dynamo.ts');
  const { departureKey, markKey, programIdOf } = await import('../../functions/data/departure-items.ts');
  for (const key of [markKey('one'), departureKey('one', 'a'), departureKey('two', 'b')]) {
    await putItem('Departures', key);
  }
  const records = await remade('departures', 'Departures');
  expect(records.map(({ dynamodb }) => programIdOf(unmarshall(dynamodb.Keys as never)))).toEqual(['one', 'two']);
});

it('takes from the stream what it still has, as of a deleted enquiry, and else makes it again', async () => {
  const gone = { eventName: 'REMOVE', dynamodb: { Keys: { sk: { S: 'gone' } }, SequenceNumber: '2' } };
  const streamWith = (...Records: object[]) =>
    ({ send: async () => ({ ShardIterator: 'next', Records }) }) as unknown as DynamoDBStreamsClient;
  const tables = new DynamoDBClient({ endpoint: database.endpoint, credentials: database.credentials });
  const streamed = { streamArn: 'arn', shardId: 'shard', from: '1', to: '2' };
  const period = { from: '2026-11-21T22:00:00Z', to: '2026-11-21T22:00:10Z' };
  const replayable = {
    event: undefined,
    streamed,
    lost: { of: 'departures', table: 'Departures', ...period } as const,
  };
  const calls = (...Records: object[]) => callsOf(replayable, { database: tables, streams: streamWith(...Records) });
  expect(await calls(gone)).toEqual([{ Records: [expect.objectContaining(gone)], replay: true }]);
  expect(await calls()).toMatchObject([{ Records: [{ eventName: 'MODIFY' }, { eventName: 'MODIFY' }] }]);
  const none = { event: undefined, streamed };
  await expect(callsOf(none, { database: tables, streams: streamWith() })).rejects.toThrow(/24 hours/);
});

/** Returns the changes of a period, in one list. */
async function remade(of: LostChanges['of'], table: string) {
  const client = new DynamoDBClient({ endpoint: database.endpoint, credentials: database.credentials });
  const period = { from: '2026-11-21T22:00:00Z', to: '2026-11-21T22:00:10Z' };
  const calls = (await remakeChanges(client, { of, table, ...period })) as { Records: unknown[]; replay: boolean }[];
  expect(calls.every(({ replay }) => replay)).toBe(true);
  return calls.flatMap(({ Records }) => Records.map((record) => ChangeRecord.parse(record)));
}
