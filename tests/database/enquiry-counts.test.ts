import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MessageBody } from '#contracts/api/enquiries';
import { messageKind } from '#contracts/api/messages';
import { message } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let counts: typeof import('../../functions/logic/enquiries/enquiry-counts.ts');
let reads: typeof import('../../functions/data/enquiry-reads.ts');
let past: typeof import('../../functions/data/past-enquiries.ts');
let data: typeof import('../../functions/data/enquiries.ts');
let receiveEnquiry: typeof import('../../functions/logic/enquiries/receive-enquiry.ts').receiveEnquiry;
let deleteEnquiry: typeof import('../../functions/logic/enquiries/delete-enquiry.ts').deleteEnquiry;
let deleted: typeof import('../../functions/logic/deleted.ts');
let quarantine: typeof import('../../functions/logic/quarantine.ts');
let quarantineData: typeof import('../../functions/data/quarantine.ts');
let forgetEnquiry: typeof import('../../functions/logic/privacy/forget-enquiry.ts').forgetEnquiry;
let riyadhDayOfId: typeof import('../../functions/logic/enquiry-ids.ts').riyadhDayOfId;

beforeAll(async () => {
  database = await openTestDatabase();
  process.env.STAFF_EMAIL = 'staff@rihla.example';
  // The clients read the environment when they are imported.
  counts = await import('../../functions/logic/enquiries/enquiry-counts.ts');
  reads = await import('../../functions/data/enquiry-reads.ts');
  past = await import('../../functions/data/past-enquiries.ts');
  data = await import('../../functions/data/enquiries.ts');
  ({ receiveEnquiry } = await import('../../functions/logic/enquiries/receive-enquiry.ts'));
  ({ deleteEnquiry } = await import('../../functions/logic/enquiries/delete-enquiry.ts'));
  deleted = await import('../../functions/logic/deleted.ts');
  quarantine = await import('../../functions/logic/quarantine.ts');
  quarantineData = await import('../../functions/data/quarantine.ts');
  ({ forgetEnquiry } = await import('../../functions/logic/privacy/forget-enquiry.ts'));
  ({ riyadhDayOfId } = await import('../../functions/logic/enquiry-ids.ts'));
}, 30_000);

beforeEach(() => database.empty());
afterAll(() => database?.close());

const by = { email: 'huda@rihla.example', name: 'Huda' };
const period = { from: '2026-03-01', to: '2027-02-28' };
const everything = { first: '0', last: 'g' };
const report = () => undefined;
const minutes = 60_000;
/** A time at which every past change has been counted, but new ones have not. */
const soon = () => Date.now() + 4.5 * minutes;

const add = async (at: string | number) => {
  const enquiry = storedEnquiry({ type: 'hotel', at: new Date(at) });
  await data.putEnquiry(enquiry);
  return enquiry;
};
const remove = ({ id }: { id: string }) => deleteEnquiry('hotel', id, by);
const restore = ({ id }: { id: string }) => deleted.restore({ params: { kind: 'hotel', id }, report });

/** Counts what is stored and what is anonymised, one by one. */
async function naive(): Promise<Record<string, number>> {
  const days: Record<string, number> = {};
  const ids = [...(await reads.readEnquiryIds('hotel', everything)), ...(await past.readPastIds('hotel', everything))];
  for (const id of new Set(ids)) days[riyadhDayOfId(id)] = (days[riyadhDayOfId(id)] ?? 0) + 1;
  return days;
}
const shown = async () => Object.fromEntries(await counts.countPerDay('hotel', period));
/** Expects correct counts now, and after every change has been counted. */
async function expectRight() {
  expect(await shown()).toEqual(await naive());
  await counts.countEnquiries(soon());
  expect(await shown()).toEqual(await naive());
}

it('counts by Riyadh days, across empty months, and is right before, during and after counting', async () => {
  // The times are a minute before and after midnight in Riyadh, at the end of a month.
  for (const at of ['2026-03-31T20:59:00Z', '2026-03-31T21:01:00Z', '2026-06-10T09:00:00Z']) await add(at);
  expect(await shown()).toEqual({ '2026-03-31': 1, '2026-04-01': 1, '2026-06-10': 1 });
  await expectRight();
  await add(Date.now());
  await add(Date.now());
  await expectRight();
});

it('reads counts instead of enquiries, and recounts on request', async () => {
  await add('2026-03-31T20:59:00Z');
  await counts.countEnquiries(soon());
  // Adds one directly, like an operator who restores a table.
  await add('2026-03-31T20:00:00Z');
  const before = await shown();
  expect(before['2026-03-31']).toBe(1);
  await counts.countEnquiries(soon());
  expect(await shown()).toEqual(before);
  await counts.recountEnquiries();
  expect((await shown())['2026-03-31']).toBe(2);
  expect(await shown()).toEqual(await naive());
});

it('is right at once when staff delete, restore or release enquiries of counted days', async () => {
  const [first, second] = [await add('2026-05-01T09:00:00Z'), await add('2026-05-01T10:00:00Z')];
  await counts.recountEnquiries();
  await remove(first);
  expect((await shown())['2026-05-01']).toBe(1);
  await expectRight();
  await restore(first);
  await remove(second);
  await restore(second);
  expect((await shown())['2026-05-01']).toBe(2);
  await expectRight();

  const suspected = storedEnquiry({ type: 'hotel', at: new Date('2026-05-02T09:00:00Z') });
  await quarantineData.putQuarantined(suspected, {}, { score: 10, reasons: [] });
  await expectRight();
  await quarantine.releaseEnquiry(suspected.id);
  expect((await shown())['2026-05-02']).toBe(1);
  await expectRight();
});

it('still counts an anonymised enquiry, but not a deleted one', async () => {
  const [kept, gone] = [await add('2026-07-01T09:00:00Z'), await add('2026-07-01T10:00:00Z')];
  await counts.recountEnquiries();
  const nothing = {
    phone: undefined,
    email: undefined,
    ownerEmail: undefined,
    related: [],
    idempotencyHash: undefined,
    history: [],
  };
  const erasable = { type: 'hotel' as const, ...nothing };
  await forgetEnquiry({ ...erasable, id: kept.id });
  await remove(gone);
  await forgetEnquiry({ ...erasable, id: gone.id });
  expect((await shown())['2026-07-01']).toBe(1);
  await expectRight();
});

it('is right if a call crashes between mark and change, or after the change', async () => {
  const [one, other] = [await add('2026-08-01T09:00:00Z'), await add('2026-08-01T10:00:00Z')];
  await counts.recountEnquiries();
  await counts.announceChange('hotel', one.id);
  await expectRight();
  await counts.announceChange('hotel', other.id);
  await data.eraseEnquiry(other);
  await expectRight();
  await counts.announceChange('hotel', 'an id that tells no time');
  await expectRight();
});

it('keeps a mark whose change may still be made', async () => {
  const enquiry = await add('2026-08-03T09:00:00Z');
  await counts.recountEnquiries();
  await counts.announceChange('hotel', enquiry.id);
  await counts.countEnquiries(Date.now() + minutes);
  await data.eraseEnquiry(enquiry);
  await expectRight();
});

it('counts an enquiry stored by a retry after its day was counted', async () => {
  const body = MessageBody.parse(message());
  const arrival = { body, language: 'ar', address: '192.0.2.1', idempotencyKey: 'late', traceId: 'trace' } as const;
  const { sha256 } = await import('../../functions/data/hash.ts');
  const { claimKey } = await import('../../functions/data/idempotency.ts');
  const { website: _, seconds: __, origin: ___, ...kept } = body;
  const at = new Date('2026-09-01T09:00:00Z');
  const { id } = storedEnquiry({ type: 'message', at });
  const hash = sha256('message#late');
  // The first attempt crashed after its claim.
  await claimKey(hash, { body_hash: sha256(JSON.stringify(kept)), record_id: id, created_at: at.toISOString() });
  await add(Date.now());
  await data.putEnquiry(storedEnquiry({ type: 'message', at: new Date('2026-08-01T09:00:00Z') }));
  await counts.recountEnquiries();
  expect((await receiveEnquiry(messageKind, arrival)).id).toBe(id);
  expect((await counts.countPerDay('message', period)).get('2026-09-01')).toBe(1);
  await counts.countEnquiries(soon());
  expect((await counts.countPerDay('message', period)).get('2026-09-01')).toBe(1);
});

it('is right while counts, recounts and changes run at the same time', async () => {
  const days = ['2026-10-01', '2026-10-02', '2026-10-31'];
  const many = await Promise.all(Array.from({ length: 30 }, (_, index) => add(`${days[index % 3]}T09:00:00Z`)));
  await Promise.all([
    ...many.map(async (enquiry, index) => {
      await remove(enquiry);
      if (index % 2) await restore(enquiry);
    }),
    // At the present time: two minutes later, a count takes a mark for one of a change that has ended.
    counts.countEnquiries(Date.now()),
    counts.countEnquiries(Date.now()),
    counts.recountEnquiries(),
  ]);
  await expectRight();
  await expectRight();
});

it('counts what arrives after a fast clock is corrected', async () => {
  await counts.countEnquiries(Date.now() + 40 * 24 * 60 * minutes);
  await counts.countEnquiries(Date.now());
  await add(Date.now());
  expect(await shown()).toEqual(await naive());
  await expectRight();
});
