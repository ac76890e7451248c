import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { RequestSearch } from '#contracts/api/enquiry-list';
import { periodBefore } from '#contracts/api/overview';
import { addDays, riyadhDay, startOfRiyadhDay } from '#contracts/field-kit/calendar';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { validate } from '../../functions/http/validate.ts';
import { openTestDatabase } from '../support/database.ts';
import { quoteBody } from '../support/quotes.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let figures: typeof import('../../functions/logic/figures/figures.ts');
let upcoming: typeof import('../../functions/logic/figures/upcoming.ts');
let enquiries: typeof import('../../functions/data/enquiries.ts');
let settling: typeof import('../../functions/logic/desk/settle.ts');
let list: typeof import('../../functions/logic/enquiries/enquiry-list.ts');
let quotes: typeof import('../../functions/logic/quotes/quotes.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  // The clients read the environment when they are imported.
  figures = await import('../../functions/logic/figures/figures.ts');
  upcoming = await import('../../functions/logic/figures/upcoming.ts');
  enquiries = await import('../../functions/data/enquiries.ts');
  settling = await import('../../functions/logic/desk/settle.ts');
  list = await import('../../functions/logic/enquiries/enquiry-list.ts');
  quotes = await import('../../functions/logic/quotes/quotes.ts');
}, 30_000);
beforeEach(() => database.empty());
afterAll(() => database?.close());

const today = riyadhDay();
const huda = { email: 'huda@rihla.example', name: 'Huda' };

async function store(daysAgo: number, changes: Partial<Enquiry> = {}, type: Enquiry['type'] = 'hotel') {
  const at = startOfRiyadhDay(addDays(today, -daysAgo));
  const enquiry = { ...storedEnquiry({ type, at }), ...changes } as Enquiry;
  await enquiries.putEnquiry(enquiry);
  await settling.settle(enquiry);
  return enquiry;
}

const period = { from: addDays(today, -6), to: today };
const origin = { utm_source: 'snapchat', utm_medium: null, utm_campaign: null, referrer: null };

it('the figures are those of a period and of the one before, from their first to their last moment', async () => {
  await store(0, { origin });
  await store(6, { owner: huda });
  await store(7, { origin });
  await store(13, {}, 'flight');
  await store(14);
  const found = await figures.figuresOf(period, { withPeople: true });
  expect(found).toMatchObject({ ...period, complete: true });
  expect(found.types).toContainEqual({ type: 'hotel', count: 2, previous: 1 });
  expect(found.types).toContainEqual({ type: 'flight', count: 0, previous: 1 });
  expect(found.sources.map(({ source, count, previous }) => [source, count, previous])).toEqual([
    ['snapchat', 1, 1],
    [null, 1, 1],
  ]);
  expect(found.cities).toContainEqual({ city: 'Makkah', count: 2, previous: 1 });
  expect(found.people).toMatchObject([{ by: huda, received: 1, answered: 0, median_minutes: null }]);
});

it('of too many requests, the newest are counted, and the figures say so', async () => {
  for (const days of [0, 1, 2]) await store(days);
  const found = await figures.figuresOf(period, { withPeople: false }, undefined, 2);
  expect(found).toMatchObject({ complete: false });
  const whole = await figures.figuresOf({ from: addDays(today, -365), to: today }, { withPeople: false });
  expect(whole).toMatchObject({ complete: true, sales: { now: { received: 3 } } });
});

/** Returns the number of requests in a filtered list, on all its pages. */
async function listed(filters: object): Promise<number> {
  let count = 0;
  let cursor: string | undefined;
  do {
    const query = validate(RequestSearch, { ...filters, limit: 2, cursor });
    const { enquiries, next } = await list.listEnquiries(EnquiryType.options, query);
    count += enquiries.length;
    cursor = next;
  } while (cursor);
  return count;
}

it('the list to which a figure leads has as many requests', async () => {
  const program_id = '0199b0aa-0000-7000-8000-000000000001';
  const other = { ...origin, utm_source: null, referrer: 'google.com' };
  const [first, second] = [await store(0, { origin, owner: huda }), await store(1, { origin, owner: huda })];
  await store(1, { source: 'staff' });
  await store(2, { destination: 'makkah' } as object);
  await store(2, { destination: 'Al Madinah (MED)' } as object);
  await store(3, { origin: other, program_id }, 'custom');
  await store(4, { main_arrival: 'Makkah' } as object, 'flight');
  await store(6, { origin: other }, 'message');
  await store(7, { origin, program_id }, 'custom');
  await store(14, { origin });
  for (const key of [first, second]) await quotes.sendQuote(key, quoteBody() as never, huda);
  await quotes.settleSale(first, { state: 'won', reason: null } as never, huda);

  const found = await figures.figuresOf(period, { withPeople: true });
  const before = periodBefore(period);
  const same = async (filters: object, { count, previous }: { count: number; previous: number }) => {
    expect([filters, await listed({ ...period, ...filters })]).toEqual([filters, count]);
    expect([filters, await listed({ ...before, ...filters })]).toEqual([filters, previous]);
  };
  for (const row of found.sources) {
    const filters = row.source ? { source: row.source } : { unnamed: row.entered ? 'entered' : 'unknown' };
    await same(filters, row);
    expect(await listed({ ...period, ...filters, sale: 'won' })).toBe(row.won);
  }
  for (const { program_id, ...row } of found.programs) await same({ program_id }, row);
  for (const { city, ...row } of found.cities) await same({ city }, row);
  expect(found.people).toMatchObject([{ by: huda, answered: 2 }]);
  for (const { by, received, answered, offered, won } of found.people ?? []) {
    const own = { ...period, owner: by.email };
    expect(await listed({ ...period, answered_by: by.email })).toBe(answered);
    const numbers = [
      await listed(own),
      await listed({ ...own, sale: 'quoted' }),
      await listed({ ...own, sale: 'won' }),
    ];
    expect(numbers).toEqual([received, offered, won]);
  }
  // Medians and shares are computed from these.
  expect(found.answers.now.answered).toBe(2);
  expect(await listed({ ...period, answered_by: 'anyone' })).toBe(2);
  const { offered, won } = found.sales.now;
  expect([offered, won]).toEqual([2, 1]);
  expect([await listed({ ...period, sale: 'quoted' }), await listed({ ...period, sale: 'won' })]).toEqual([2, 1]);
  expect(await listed({ ...period, sale: 'offered' })).toBe(1);
  expect(found.sources).toHaveLength(4);
  expect(found.cities.map(({ city }) => city)).toEqual(expect.arrayContaining(['Makkah', 'Al Madinah']));
  expect(found.programs).toMatchObject([{ program_id, count: 1, previous: 1 }]);
});

it('an offer counts with its value, and needs a word two days before its last one', async () => {
  const [soon, later] = [await store(1, { name: 'Sara' }), await store(1)];
  const { content, ...body } = quoteBody();
  const send = (key: Enquiry, days: number) =>
    quotes.sendQuote(key, { ...body, content: { ...content, valid_until: addDays(today, days) } } as never, huda);
  await send(soon, 2);
  await send(later, 3);
  const { sales } = await figures.figuresOf(period, { withPeople: false });
  expect(sales.now).toMatchObject({ received: 2, offered: 2, won: 0, won_sar: 0 });
  expect(sales.now.offered_sar).toBeGreaterThan(0);
  expect(sales.before).toEqual({ received: 0, offered: 0, offered_sar: 0, won: 0, won_sar: 0 });
  expect(await listed({ sale: 'ending' })).toBe(1);
  // Of two offers to one customer, the list has the request once, and so does the number.
  await quotes.sendQuote(soon, quoteBody({ valid_until: addDays(today, 1) }) as never, huda);
  expect(await listed({ sale: 'ending' })).toBe(1);
  expect(await listed({ sale: 'ending', order: 'reversed', type: 'hotel' })).toBe(1);
  expect(await listed({ sale: 'ending', from: today })).toBe(0);
  await settling.settle(await store(0, { name: 'Noura' }));
  expect(await upcoming.upcoming()).toMatchObject({
    ...{ unanswered: { count: 1 }, first: { name: 'Noura' }, offers: 1 },
    ending: [{ id: soon.id, name: 'Sara', valid_until: addDays(today, 1), total_sar: sales.now.offered_sar / 2 }],
  });
});
