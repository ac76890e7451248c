import { afterAll, beforeAll, expect, it } from 'vitest';
import { MessageBody } from '#contracts/enquiries';
import { message } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let receiveEnquiry: typeof import('../../functions/logic/enquiries.ts').receiveEnquiry;
let getItem: typeof import('../../functions/data/dynamo.ts').getItem;
let list: typeof import('../../functions/logic/enquiry-list.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  // The database client reads the environment when it is loaded.
  ({ receiveEnquiry } = await import('../../functions/logic/enquiries.ts'));
  ({ getItem } = await import('../../functions/data/dynamo.ts'));
  list = await import('../../functions/logic/enquiry-list.ts');
}, 30_000);

afterAll(async () => {
  await database?.close();
});

const body = MessageBody.parse(message());
const arrival = { body, language: 'ar', address: '192.0.2.1', idempotencyKey: undefined, traceId: 'trace' } as const;

const stored = async () => (await list.listEnquiries(['message'], list.everything)).enquiries;

it('stores no enquiry that could not be read', async () => {
  await expect(receiveEnquiry('message', { ...arrival, body: { ...body, message: '' } })).rejects.toThrow();
  expect(await stored()).toEqual([]);
});

it('stores the trace of the request beside the enquiry, for the logs of its events', async () => {
  const { id } = await receiveEnquiry('message', arrival);
  expect(await getItem('Enquiries', { pk: 'message', sk: id })).toMatchObject({ trace_id: 'trace', source: 'website' });
  expect(await stored()).toHaveLength(1);
  expect((await stored())[0]).not.toHaveProperty('trace_id');
});
