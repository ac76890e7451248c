import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChangeRecord } from '#contracts/platform/events';
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

it('makes one change again of each program with departures', async () => {
  const { putItem } = await import('../../functions/data/dynamo.ts');
  const { departureKey, markKey, programIdOf } = await import('../../functions/data/departure-items.ts');
  for (const key of [markKey('one'), departureKey('one', 'a'), departureKey('two', 'b')]) {
    await putItem('Departures', key);
  }
  const records = await remade('departures', 'Departures');
  expect(records.map(({ dynamodb }) => programIdOf(unmarshall(dynamodb.Keys as never)))).toEqual(['one', 'two']);
});

/** Returns the changes of a period, in one list. */
async function remade(of: LostChanges['of'], table: string) {
  const client = new DynamoDBClient({ endpoint: database.endpoint, credentials: database.credentials });
  const period = { from: '2026-11-21T22:00:00Z', to: '2026-11-21T22:00:10Z' };
  const calls = (await remakeChanges(client, { of, table, ...period })) as { Records: unknown[]; replay: boolean }[];
  expect(calls.every(({ replay }) => replay)).toBe(true);
  return calls.flatMap(({ Records }) => Records.map((record) => ChangeRecord.parse(record)));
}
