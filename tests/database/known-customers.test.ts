import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../support/database.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let isKnownCustomer: typeof import('../../functions/data/known-customers.ts').isKnownCustomer;
let putEnquiry: typeof import('../../functions/data/enquiries.ts').putEnquiry;

beforeAll(async () => {
  database = await openTestDatabase();
  // Imported last: the data modules read the database's URL when they load.
  ({ isKnownCustomer } = await import('../../functions/data/known-customers.ts'));
  ({ putEnquiry } = await import('../../functions/data/enquiries.ts'));
}, 30_000);
afterAll(() => database?.close());

it('knows a customer whose e-mail address strangers have used since, and nobody by that address alone', async () => {
  const email = 'nora@rihla.example';
  const store = (phone: string, minute: number, status: 'new' | 'done' = 'new') =>
    putEnquiry(
      storedEnquiry({ type: 'message', at: new Date(Date.UTC(2026, 10, 21, 8, minute)), email, phone, status }),
    );
  await store('+966551234567', 0, 'done');
  for (let minute = 1; minute <= 20; minute++) await store('+966509999999', minute);
  expect(await isKnownCustomer({ email, phone: '+966551234567' })).toBe(true);
  expect(await isKnownCustomer({ email, phone: '+966509999999' })).toBe(false);
  expect(await isKnownCustomer({ email: 'other@rihla.example', phone: '+966551234567' })).toBe(false);
});
