import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChangeRecord } from '#contracts/platform/events';
import { remakeEnquiries } from '../../infra/redrive/lost-changes.ts';
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
  const client = new DynamoDBClient({ endpoint: database.endpoint, credentials: database.credentials });
  const period = { from: '2026-11-21T22:00:00Z', to: '2026-11-21T22:00:10Z' };
  const { Records, replay } = (await remakeEnquiries(client, { table: 'Enquiries', ...period })) as {
    Records: unknown[];
    replay: boolean;
  };
  expect(replay).toBe(true);
  const images = Records.map((record) => unmarshall(ChangeRecord.parse(record).dynamodb.NewImage as never));
  expect(images.map(({ sk }) => sk)).toEqual(lost);
});
