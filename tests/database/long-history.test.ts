import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../support/database.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let enquiries: typeof import('../../functions/data/enquiries.ts');
let deleted: typeof import('../../functions/data/deleted.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  // Imported last: the data modules read the database's URL when they load.
  enquiries = await import('../../functions/data/enquiries.ts');
  deleted = await import('../../functions/data/deleted.ts');
}, 30_000);

afterAll(() => database.close());

const by = { email: 'huda@rihla.example', name: 'هدى' };
/** The longest note, in a script with two bytes per letter. */
const note = 'ن'.repeat(2000);
const addNote = (id: string) => {
  const at = new Date().toISOString();
  return enquiries.updateEnquiry('message', id, { entries: [{ action: 'note_added', note, at, by }] });
};

/** Adds notes until one is refused. @returns the number of accepted ones, and the refusal */
async function fill(id: string) {
  for (let count = 0; ; count++) {
    try {
      await addNote(id);
    } catch (error) {
      return { count, error };
    }
  }
}

it('a history of long notes is full before the item is, loses no note, and can still be deleted and restored', async () => {
  const enquiry = storedEnquiry({ type: 'message', at: new Date() });
  await enquiries.putEnquiry(enquiry);
  const { count, error } = await fill(enquiry.id);
  expect(error).toMatchObject({ code: 'history_full', status: 409 });
  expect(count).toBeGreaterThan(70);
  expect((await enquiries.getEnquiry('message', enquiry.id)).history).toHaveLength(count);

  expect(await deleted.moveToDeleted('message', enquiry.id, by.email)).toBe(true);
  expect(await deleted.restoreDeleted('message', enquiry.id)).toBe(true);
  expect((await enquiries.getEnquiry('message', enquiry.id)).history).toHaveLength(count);
}, 60_000);

it('an enquiry whose bytes were not counted from the start is full when the database refuses it', async () => {
  const { updateItem } = await import('../../functions/data/dynamo.ts');
  const enquiry = storedEnquiry({ type: 'message', at: new Date() });
  await enquiries.putEnquiry(enquiry);
  await addNote(enquiry.id);
  const long = 'x'.repeat(395_000);
  await updateItem(
    'Enquiries',
    { pk: 'message', sk: enquiry.id },
    {
      UpdateExpression: 'SET #old = :long REMOVE history_bytes',
      ExpressionAttributeNames: { '#old': 'old' },
      values: { ':long': long },
    },
  );
  const { error } = await fill(enquiry.id);
  expect(error).toMatchObject({ code: 'history_full' });
});
