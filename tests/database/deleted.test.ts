import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DepartureBody } from '#contracts/api/departures';
import { inputOf } from '#contracts/api/program-edge';
import { ProgramBody } from '#contracts/api/programs';
import { inDays, program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

/** The code must ignore expired deleted records: the table's TTL may lag by days. */

const by = 'staff@rihla.example';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let deleted: typeof import('../../functions/data/deleted.ts');
let lists: typeof import('../../functions/logic/deleted.ts');
let dynamo: typeof import('../../functions/data/dynamo.ts');
let enquiries: typeof import('../../functions/data/enquiries.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  // Imported last: the data modules read the database's URL when they load.
  deleted = await import('../../functions/data/deleted.ts');
  lists = await import('../../functions/logic/deleted.ts');
  dynamo = await import('../../functions/data/dynamo.ts');
  enquiries = await import('../../functions/data/enquiries.ts');
}, 30_000);

afterAll(() => database.close());

const listed = async () => (await lists.listDeleted({ list: 'enquiries' })).records.map(({ record_id }) => record_id);

async function deleteOne() {
  const enquiry = storedEnquiry({ type: 'hotel', at: new Date() });
  await enquiries.putEnquiry(enquiry);
  expect(await deleted.moveToDeleted('hotel', enquiry.id, by)).toBe(true);
  return enquiry;
}

describe('a deleted record', () => {
  it('is neither listed nor restored or removed once it has expired', async () => {
    const { id } = await deleteOne();
    expect(await listed()).toContain(id);
    await dynamo.updateItem(
      'Deleted',
      { pk: 'hotel', sk: id },
      {
        UpdateExpression: 'SET expires_at = :past',
        values: { ':past': Math.floor(Date.now() / 1000) - 1 },
      },
    );
    expect(await listed()).not.toContain(id);
    expect(await deleted.restoreDeleted('hotel', id)).toBe(false);
    expect(await deleted.removeDeleted('hotel', id)).toBe(false);
  });

  it('that a crash left in both places is deleted again or restored without loss', async () => {
    const enquiry = await deleteOne();
    await enquiries.putEnquiry(enquiry);
    expect(await deleted.restoreDeleted('hotel', enquiry.id)).toBe(true);
    expect((await enquiries.getEnquiry('hotel', enquiry.id)).id).toBe(enquiry.id);
    expect(await deleted.moveToDeleted('hotel', enquiry.id, by)).toBe(true);
    expect(await deleted.moveToDeleted('hotel', enquiry.id, by)).toBe(false);
    expect(await listed()).toContain(enquiry.id);
  });
});

describe('a deleted program', () => {
  it('keeps departures, versions and draft until it is removed for good', async () => {
    const { createProgram } = await import('../../functions/data/programs.ts');
    const { addDeparture, departuresOfProgram } = await import('../../functions/data/departures.ts');
    const versions = await import('../../functions/data/program-versions.ts');
    const { id } = await createProgram(inputOf(ProgramBody.parse(program())));
    await addDeparture(
      id,
      uuid(),
      DepartureBody.parse({ from_date: inDays(60), nights: 3, capacity: 8, seats_left: 2 }),
    );
    await versions.addVersion(id, {
      version: 1,
      follows: 0,
      content: {},
      at: new Date().toISOString(),
      by,
      note: null,
    });
    await versions.saveDraft(id, { content: {}, based_on: 1, by }, 0);
    const kept = async () => [
      (await departuresOfProgram(id))?.length,
      (await versions.listVersions(id)).length,
      (await versions.findDraft(id))?.rev,
    ];

    await deleted.moveToDeleted('program', id, by);
    // The event of an earlier deletion that comes late.
    expect(await lists.removeDeparturesOf(id)).toBe('restored');
    expect(await kept()).toEqual([1, 1, 1]);
    expect(await deleted.removeDeleted('program', id)).toBe(true);
    expect(await lists.removeDeparturesOf(id)).toBe('departures removed');
    expect(await kept()).toEqual([undefined, 0, undefined]);
  });
});
