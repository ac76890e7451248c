import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { RequestSearch } from '#contracts/api/enquiry-list';
import { enquiryTypes } from '#contracts/api/overview';
import { validate } from '../../functions/http/validate.ts';
import { openTestDatabase } from '../support/database.ts';
import { storedEnquiry, storeMany } from '../support/stored-enquiries.ts';

/** More than one call reads, so that a search does not reach the oldest. */
const younger = 1100;
const now = Date.parse('2026-11-21T09:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);

const lost = storedEnquiry({
  type: 'hotel',
  at: minutesAgo(younger + 60),
  phone: '+20 100 123 4567',
  email: 'lost@example.com',
  status: 'in_progress',
});
const sameEnding = storedEnquiry({
  type: 'custom',
  at: minutesAgo(younger + 30),
  phone: '+201551234567',
  status: 'done',
});

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let list: typeof import('../../functions/logic/enquiries/enquiry-list.ts');
let overview: typeof import('../../functions/logic/overview.ts');
const stored: Enquiry[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  list = await import('../../functions/logic/enquiries/enquiry-list.ts');
  overview = await import('../../functions/logic/overview.ts');
  const make = (index: number) => {
    const type = index % 10 === 0 ? 'flight' : 'message';
    const status = index < 20 ? 'new' : index < 150 ? 'in_progress' : 'done';
    const enquiry = storedEnquiry({ type, at: minutesAgo(index), status });
    stored.push(enquiry);
    return enquiry;
  };
  const client = new DynamoDBClient({});
  await storeMany(client, younger, make);
  await storeMany(client, 2, (index) => (index ? lost : sameEnding));
  client.destroy();
}, 60_000);

afterAll(() => database.close());

const find = (values: object, types = enquiryTypes) => list.listEnquiries(types, validate(RequestSearch, values));
const idsOf = (enquiries: Enquiry[]) => enquiries.map(({ id }) => id);
const newestFirst = (enquiries: Enquiry[]) => idsOf(enquiries).toSorted().toReversed();

/** Follows the cursors to the end. */
async function findAll(values: object) {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ ...values, cursor });
    found.push(...idsOf(page.enquiries));
    cursor = page.next;
  } while (cursor);
  return found;
}

describe('a search by index', () => {
  it.each([
    ['a phone number', '+20 100 123 4567'],
    ['a phone number from abroad', '0020 1001234567'],
    ['the last digits', '1001234567'],
    ['an e-mail address', 'Lost@example.com'],
    ['a reference', lost.reference.toLowerCase().replaceAll('-', '')],
  ])('finds an enquiry of any age: %s', async (_, q) => {
    const { enquiries, next } = await find({ q });
    expect(idsOf(enquiries)).toEqual([lost.id]);
    expect(next).toBeUndefined();
  });

  it('applies the other filters and words', async () => {
    const q = 'lost@example.com';
    expect((await find({ q, status: 'in_progress', has_email: 'true', to: '2026-11-20' })).enquiries).toHaveLength(1);
    expect((await find({ q: `${q} makkah` })).enquiries).toHaveLength(1);
    const none = [{ q, status: 'done' }, { q, has_email: 'false' }, { q, from: '2026-11-21' }, { q: `${q} istanbul` }];
    for (const filters of none) expect(await find(filters)).toMatchObject({ enquiries: [], next: undefined });
    expect(await find({ q }, ['flight'])).toMatchObject({ enquiries: [], next: undefined });
  });

  it('returns many matches page by page', async () => {
    const all = newestFirst(stored);
    const first = await find({ q: '0501234567', limit: 30 });
    const second = await find({ q: '0501234567', limit: 30, cursor: first.next });
    expect([...idsOf(first.enquiries), ...idsOf(second.enquiries)]).toEqual(all.slice(0, 60));
  });
});

describe('a search without an index', () => {
  it('reads a thousand enquiries per call', async () => {
    const first = await find({ q: 'makkah' });
    expect(first.enquiries).toEqual([]);
    expect(Date.parse(first.searchedUntil ?? '')).toBe(minutesAgo(999).getTime());
    const second = await find({ q: 'makkah', cursor: first.next });
    expect(idsOf(second.enquiries)).toEqual([lost.id]);
    expect(second.next).toBeUndefined();
  });

  it('reads as many from the oldest on, and says up to which arrival', async () => {
    const values = { q: 'makkah', order: 'reversed' };
    const first = await find(values);
    expect(idsOf(first.enquiries)).toEqual([lost.id]);
    // Beside the two oldest.
    expect(Date.parse(first.searchedUntil ?? '')).toBe(minutesAgo(younger - 998).getTime());
    expect(await find({ ...values, cursor: first.next })).toMatchObject({ enquiries: [], next: undefined });
  });

  it('finds unknown keys in texts', async () => {
    const { enquiries, next, searchedUntil } = await find({ q: '0559999999' });
    expect(enquiries).toEqual([]);
    expect(next && searchedUntil).toBeTruthy();
  });
});

describe('all types together', () => {
  it('are listed newest first and once each, page by page', async () => {
    const all = newestFirst([...stored, lost, sameEnding]);
    expect(await findAll({ limit: 100 })).toEqual(all);
    const { enquiries } = await find({ limit: 3, from: '2026-11-20', to: '2026-11-20' });
    const midnight = storedEnquiry({ type: 'message', at: new Date('2026-11-20T21:00:00.000Z') }).id.slice(0, 13);
    const thatDay = all.filter((id) => id < midnight);
    expect(idsOf(enquiries)).toEqual(thatDay.slice(0, 3));
  });

  it('of one status are read from its index only', async () => {
    const wanted = stored.filter(({ status }) => status === 'in_progress');
    expect(await findAll({ status: 'in_progress', limit: 50 })).toEqual(newestFirst([...wanted, lost]));
  });
});

describe('the badge', () => {
  it('counts new enquiries by type, and names the newest', async () => {
    const isNew = stored.filter(({ status }) => status === 'new');
    const { count, more, newest, types } = await overview.countNew({ email: 'huda@rihla.example', role: 'owner' });
    expect({ count, more, newest: newest?.id }).toEqual({ count: 20, more: false, newest: newestFirst(isNew)[0] });
    expect([types.flight.count, types.message.count, types.hotel]).toEqual([
      2,
      18,
      expect.objectContaining({ count: 0, more: false, newest: null }),
    ]);
  });
});
