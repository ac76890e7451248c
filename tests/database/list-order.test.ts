import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QueueQuery, type QueueTab } from '#contracts/api/desk';
import type { Enquiry, EnquiryStatus } from '#contracts/api/enquiries';
import { RequestSearch } from '#contracts/api/enquiry-list';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { validate } from '../../functions/http/validate.ts';
import { openTestDatabase } from '../support/database.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let list: typeof import('../../functions/logic/enquiries/enquiry-list.ts');
let queue: typeof import('../../functions/logic/desk/queue.ts');
let search: typeof import('../../functions/logic/desk/search.ts');

const huda = { email: 'huda@rihla.example', name: 'Huda' };
const start = Date.parse('2026-11-21T06:00:00.000Z');
const minute = 60_000;
const count = 48;
const stored: Enquiry[] = [];

const statuses: EnquiryStatus[] = ['new', 'in_progress', 'done'];
/** Requests of three kinds in turn, one an hour, of two customers. */
function requestAt(index: number): Enquiry {
  const at = new Date(start + index * 60 * minute);
  const status = statuses[Math.floor(index / 3) % 3] ?? 'new';
  const contact = index % 2 === 0 ? { phone: '+966501112233', email: 'one@example.com' } : { phone: '+966502223344' };
  const type = EnquiryType.options[index % 3] ?? 'message';
  const contacted = { action: 'contacted', channel: index % 4 === 0 ? 'whatsapp' : 'phone', by: huda };
  return {
    ...storedEnquiry({ type, at, status, ...contact }),
    tags: index % 5 === 0 ? ['VIP'] : [],
    owner: index % 4 < 2 ? huda : null,
    unanswered_since: index % 6 === 0 ? at.toISOString() : null,
    history: status === 'in_progress' ? [{ ...contacted, at: new Date(at.getTime() + minute).toISOString() }] : [],
  } as Partial<Enquiry> as Enquiry;
}

beforeAll(async () => {
  database = await openTestDatabase();
  // The clients read the environment when they are imported.
  const enquiries = await import('../../functions/data/enquiries.ts');
  const { updateItem } = await import('../../functions/data/dynamo.ts');
  const { settle } = await import('../../functions/logic/desk/settle.ts');
  list = await import('../../functions/logic/enquiries/enquiry-list.ts');
  queue = await import('../../functions/logic/desk/queue.ts');
  search = await import('../../functions/logic/desk/search.ts');
  for (let index = 0; index < count; index++) {
    const enquiry = requestAt(index);
    await enquiries.putEnquiry(enquiry);
    stored.push(enquiry);
    const { type, id } = enquiry;
    if (enquiry.unanswered_since) {
      const values = { ':type': type };
      await updateItem('Enquiries', { pk: type, sk: id }, { UpdateExpression: 'SET unanswered = :type', values });
    }
    // The others have no end yet: an event computes it.
    if (index % 9 !== 0) await settle(enquiry);
  }
}, 60_000);
afterAll(() => database?.close());

interface Page {
  ids: string[];
  next: string | undefined;
}

/** Follows the cursors to the end. */
async function allPages(read: (cursor: string | undefined) => Promise<Page>): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    found.push(...page.ids);
    cursor = page.next;
  } while (cursor);
  return found;
}

const reversed = { order: 'reversed' };
const idsOf = (enquiries: Enquiry[]) => enquiries.map(({ id }) => id);

const find =
  (values: object, types: readonly EnquiryType[] = EnquiryType.options) =>
  async (cursor?: string): Promise<Page> => {
    const found = await list.listEnquiries(types, validate(RequestSearch, { ...values, cursor }));
    return { ids: idsOf(found.enquiries), next: found.next };
  };

const open =
  (tab: QueueTab, values: object, types: readonly EnquiryType[] = EnquiryType.options) =>
  async (cursor?: string): Promise<Page> => {
    const { types: _, ...query } = validate(QueueQuery, { tab, ...values, ...(cursor && { cursor }) });
    const { requests, next } = await queue.listQueue({ ...query, types, me: huda.email });
    return { ids: idsOf(requests), next };
  };

describe('a list in both orders', () => {
  const all = () => true;
  it.each<[string, object, (enquiry: Enquiry) => boolean]>([
    ['all requests', {}, all],
    ['of a status', { status: 'done' }, ({ status }) => status === 'done'],
    [
      'of a period',
      { from: '2026-11-21', to: '2026-11-21' },
      ({ id }) => stored.findIndex((one) => one.id === id) < 15,
    ],
    ['with an e-mail', { has_email: 'true' }, ({ email }) => Boolean(email)],
    ['with a tag', { tag: 'vip' }, ({ tags }) => tags.length > 0],
    ['whose customer waits', { unanswered: 'true' }, ({ unanswered_since }) => unanswered_since !== null],
    ['of an owner', { owner: huda.email }, ({ owner }) => owner !== null],
    ['found by phone', { q: '0501112233' }, ({ phone }) => phone === '+966501112233'],
    ['found by mail', { q: 'one@example.com' }, ({ email }) => email === 'one@example.com'],
    ['found by words', { q: 'makkah' }, ({ type }) => type === 'hotel'],
    [
      'by phone and status',
      { q: '0501112233', status: 'new' },
      (one) => one.email === 'one@example.com' && one.status === 'new',
    ],
  ])('has the same requests once each, the other way round: %s', async (_, filters, isMeant) => {
    const wanted = idsOf(stored.filter(isMeant));
    expect(wanted.length).toBeGreaterThan(3);
    expect(await allPages(find({ ...filters, limit: 3 }))).toEqual(wanted.toReversed());
    expect(await allPages(find({ ...filters, ...reversed, limit: 3 }))).toEqual(wanted);
  });

  it('mixes two kinds, and lists one', async () => {
    for (const types of [['flight', 'custom'], ['hotel']] as const) {
      const wanted = idsOf(stored.filter(({ type }) => (types as readonly string[]).includes(type)));
      expect(await allPages(find({ ...reversed, limit: 5 }, types))).toEqual(wanted);
    }
  });

  it('goes on from a cursor of the other order, in its own', async () => {
    const { next } = await find({ limit: 5 })();
    expect((await find({ ...reversed })(next)).ids).toEqual(idsOf(stored).slice(-4));
    expect((await find({ ...reversed, from: '2026-11-24' })(next)).ids).toEqual([]);
  });

  it('begins with the oldest of a period, and finds a reference', async () => {
    const { ids } = await find({ ...reversed, from: '2026-11-22', limit: 1 })();
    expect(ids).toEqual([stored[15]?.id]);
    const [one] = stored;
    expect((await find({ ...reversed, q: one?.reference })()).ids).toEqual([one?.id]);
  });
});

describe('a tab of the queue in both orders', () => {
  const tabs: QueueTab[] = ['unanswered', 'mine', 'in_progress', 'waiting_for_customer', 'done', 'all'];
  it.each(tabs)('has the same requests once each, the other way round: %s', async (tab) => {
    const natural = await allPages(open(tab, { limit: '100' }));
    expect(natural.length).toBeGreaterThan(3);
    expect(new Set(natural).size).toBe(natural.length);
    for (const limit of ['1', '3'])
      expect(await allPages(open(tab, { ...reversed, limit }))).toEqual(natural.toReversed());
  });

  it('has every page of some kinds, whatever its length and its order', async () => {
    const kinds = fc.shuffledSubarray([...EnquiryType.options], { minLength: 1 });
    const cases = fc.asyncProperty(
      fc.constantFrom(...tabs),
      kinds,
      fc.integer({ min: 1, max: 9 }),
      async (...given) => {
        const [tab, types, limit] = given;
        const whole = await allPages(open(tab, { limit: '100' }, types));
        expect(await allPages(open(tab, { limit: `${limit}` }, types))).toEqual(whole);
        expect(await allPages(open(tab, { ...reversed, limit: `${limit}` }, types))).toEqual(whole.toReversed());
      },
    );
    await fc.assert(cases, { numRuns: 30 });
  }, 60_000);

  it('begins with what has no end yet, and goes on from a cursor of the other order', async () => {
    const whole = await allPages(open('unanswered', { limit: '100' }));
    const first = await open('unanswered', { ...reversed, limit: '1' })();
    expect(first.next).toContain('#~');
    const middle = await open('unanswered', { limit: '4' })();
    expect((await open('unanswered', reversed)(middle.next)).ids).toEqual(whole.slice(0, 3).toReversed());
    expect((await open('unanswered', reversed)('-')).ids).toEqual([]);
  });
});

/** An instant at which some are late, some are due soon, and others are not. */
const now = new Date('2026-11-23T06:50:00.000Z');

const seek =
  (values: object, types: readonly EnquiryType[] = EnquiryType.options) =>
  async (cursor?: string): Promise<Page> => {
    const { type: _, ...query } = validate(RequestSearch, { ...values, cursor });
    const { enquiries, next } = await search.searchRequests(types, query, huda.email, now);
    return { ids: idsOf(enquiries), next };
  };

describe('a search in a tab of the queue', () => {
  const tabs = ['unanswered', 'mine', 'in_progress', 'waiting_for_customer', 'done'] as const;
  const filters: object[] = [
    {},
    { q: '0501112233' },
    { q: 'one@example.com makkah' },
    { q: 'makkah' },
    { q: 'nobody' },
    { tag: 'vip' },
    { status: 'in_progress' },
    { status: 'done' },
    { unanswered: 'true' },
    { owner: huda.email },
    { owner: 'omar@rihla.example' },
    { has_email: 'false' },
    { from: '2026-11-21', to: '2026-11-21' },
  ];

  it('has what the tab and the filters have in common, in the tab’s order, once each on any pages', async () => {
    const cases = fc.asyncProperty(
      fc.constantFrom(...tabs),
      fc.array(fc.constantFrom(...filters), { maxLength: 2 }),
      fc.shuffledSubarray([...EnquiryType.options], { minLength: 1 }),
      fc.integer({ min: 1, max: 6 }),
      async (tab, chosen, types, limit) => {
        const given = Object.assign({}, ...chosen);
        const matching = new Set(await allPages(find({ ...given, limit: 100 }, types)));
        const wanted = (await allPages(open(tab, { limit: '100' }, types))).filter((id) => matching.has(id));
        const asked = { ...given, tab, limit };
        expect(await allPages(seek(asked, types))).toEqual(wanted);
        expect(await allPages(seek({ ...asked, ...reversed }, types))).toEqual(wanted.toReversed());
      },
    );
    await fc.assert(cases, { numRuns: 60 });
  }, 120_000);

  it('finds something in each tab, so that the cases above are not all empty', async () => {
    for (const tab of tabs) expect((await seek({ tab, has_email: 'true' })()).ids, tab).not.toEqual([]);
    expect((await seek({ tab: 'unanswered', q: '0501112233', tag: 'vip' })()).ids).not.toEqual([]);
  });
});

describe('the requests whose answer is due', () => {
  const dueOf = async (due: 'late' | 'soon', values: object = {}) => allPages(seek({ due, limit: 2, ...values }));

  it('are as many as the queue counts, what is due first', async () => {
    const counts = await queue.countDue(EnquiryType.options, 100, now);
    const [late, soon] = [await dueOf('late'), await dueOf('soon')];
    expect([late.length, soon.length]).toEqual([counts.late.count, counts.due_soon.count]);
    expect(late.length).toBeGreaterThan(2);
    expect(soon.length).toBeGreaterThan(0);
    const all = await allPages(open('unanswered', { limit: '100' }));
    expect([...late, ...soon]).toEqual(all.slice(0, late.length + soon.length));
    expect(await dueOf('late', reversed)).toEqual(late.toReversed());
    expect(await dueOf('soon', reversed)).toEqual(soon.toReversed());
    expect(await dueOf('late', { tab: 'unanswered' })).toEqual(late);
  });

  it('go with a tab and a search', async () => {
    const late = await dueOf('late');
    const ofOwner = stored.filter(({ id, owner }) => late.includes(id) && owner).map(({ id }) => id);
    expect((await dueOf('late', { tab: 'mine' })).toSorted()).toEqual(ofOwner.toSorted());
    expect(ofOwner.length).toBeGreaterThan(0);
    const found = await dueOf('late', { q: '0501112233' });
    expect(found).toEqual(late.filter((id) => stored.find((one) => one.id === id)?.phone === '+966501112233'));
    for (const tab of ['in_progress', 'done']) expect(await dueOf('late', { tab })).toEqual([]);
  });
});
