import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QueueTab } from '#contracts/api/desk';
import type { HistoryEntry } from '#contracts/api/enquiries';
import { type Enquiry, type EnquiryStatus, EnquiryType } from '#contracts/api/enquiries';
import { openTestDatabase } from '../support/database.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let queue: typeof import('../../functions/logic/desk/queue.ts');
let settling: typeof import('../../functions/logic/desk/settle.ts');
let clock: typeof import('../../functions/logic/desk/keep-clock.ts');
let enquiries: typeof import('../../functions/data/enquiries.ts');
let desk: typeof import('../../functions/data/desk.ts');
let dynamo: typeof import('../../functions/data/dynamo.ts');
let hours: typeof import('../../functions/data/hours.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  // The clients read the environment when they are imported.
  queue = await import('../../functions/logic/desk/queue.ts');
  settling = await import('../../functions/logic/desk/settle.ts');
  clock = await import('../../functions/logic/desk/keep-clock.ts');
  enquiries = await import('../../functions/data/enquiries.ts');
  desk = await import('../../functions/data/desk.ts');
  dynamo = await import('../../functions/data/dynamo.ts');
  hours = await import('../../functions/data/hours.ts');
}, 30_000);
beforeEach(() => database.empty());
afterAll(() => database?.close());

const huda = { email: 'huda@rihla.example', name: 'Huda' };
const omar = { email: 'omar@rihla.example', name: 'Omar' };
/** A Tuesday: the agency works from 9:00 to 12:30 and from 16:00 to 21:00. */
const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}:00+03:00`);

interface Sample {
  type?: EnquiryType;
  status?: EnquiryStatus;
  history?: object[];
  owner?: Enquiry['owner'];
}

async function store(time: string, { type = 'flight', ...changes }: Sample = {}): Promise<Enquiry> {
  const enquiry = { ...storedEnquiry({ type, at: at(time) }), ...changes } as Enquiry;
  await enquiries.putEnquiry(enquiry);
  return (await settling.settle(enquiry)) ?? enquiry;
}

const moved = (to: EnquiryStatus, time: string): HistoryEntry =>
  ({ action: 'status_changed', to, at: at(time).toISOString(), by: huda }) as HistoryEntry;
const contact = (time: string, channel: 'whatsapp' | 'phone' = 'phone'): HistoryEntry => ({
  ...{ action: 'contacted', channel, at: at(time).toISOString(), by: huda },
});

async function change({ type, id }: Enquiry, ...entries: HistoryEntry[]) {
  const status = entries.findLast((entry) => entry.action === 'status_changed')?.to;
  await enquiries.updateEnquiry(type, id, { entries, status });
  return settling.settle({ type, id });
}

const list = async (tab: QueueTab, { types = EnquiryType.options, me = huda.email, limit = 50, cursor = '' } = {}) => {
  const page = await queue.listQueue({ tab, types, me, limit, ...(cursor && { cursor }) });
  return { ids: page.requests.map(({ id }) => id), next: page.next };
};
const itemOf = async ({ type, id }: Enquiry) => (await desk.findEnquiryItem({ type, id })) ?? {};

describe('the clock of a stored request', () => {
  it('has its end in working time, and none once it has stopped', async () => {
    const one = await store('12:00');
    expect(one).toMatchObject({ due_at: at('16:30').toISOString(), waiting_since: at('12:00').toISOString() });
    expect(await change(one, contact('12:10'))).toMatchObject({
      ...{ due_at: null, waiting_since: null, first_contact_at: at('12:10').toISOString() },
    });
    expect((await itemOf(one)).answers).toMatchObject([{ minutes: 10, kept: true, by: huda }]);
  });

  it('has another end when the hours change, only while the customer waits; what was answered keeps its figures', async () => {
    const [waiting, answered] = [await store('12:00'), await store('12:01')];
    await change(answered, contact('16:20'));
    expect(await clock.keepClock()).toBe('computed');
    const { always: _, ...body } = { always: false, ...(await hours.readHours()) };
    const goals = { ...body.goals, flight: 15 };
    await hours.replaceHours({ week: body.week, schedules: body.schedules, goals, version: 0 });
    expect(await clock.keepClock()).toBe('computed');
    expect(await enquiries.getEnquiry('flight', waiting.id)).toMatchObject({ due_at: at('12:15').toISOString() });
    expect((await itemOf(answered)).answers).toMatchObject([{ minutes: 49, kept: true }]);
    await clock.keepClock();
    expect(await clock.keepClock()).toBe('nothing to compute');
  });

  it('has another end when an owner corrects the days of a season', async () => {
    const one = await store('12:00');
    await clock.keepClock();
    const { readSeasons, replaceSeasons } = await import('../../functions/data/seasons.ts');
    const { seasons } = await readSeasons();
    const holiday = { ...seasons[0], kind: 'eid_fitr', from: '2026-11-24', to: '2026-11-24' } as (typeof seasons)[0];
    await replaceSeasons([holiday], 0);
    expect(await clock.keepClock()).toBe('computed');
    const { due_at } = await enquiries.getEnquiry('flight', one.id);
    expect(due_at).toBe(at('10:00', '2026-11-25').toISOString());
  });

  it('is given to requests from before, which are in the queue then', async () => {
    const old = [
      storedEnquiry({ type: 'hotel', at: at('09:00') }),
      {
        ...storedEnquiry({ type: 'hotel', at: at('09:01'), status: 'in_progress' }),
        history: [moved('in_progress', '09:30')],
      },
      { ...storedEnquiry({ type: 'hotel', at: at('09:02'), status: 'done' }), history: [moved('done', '09:30')] },
    ] as Enquiry[];
    const { toItem } = await import('../../functions/data/enquiry-items.ts');
    for (const one of old) {
      const { desk: _, desk_place: __, clocked_since: ___, ...item } = toItem(one);
      await dynamo.putItem('Enquiries', { ...item, schema: 4, updated_at: at('09:30').toISOString() });
    }
    expect((await list('unanswered')).ids).toEqual([]);
    await clock.keepClock();
    expect((await list('unanswered')).ids).toEqual([old[0]?.id]);
    expect((await list('in_progress')).ids).toEqual([old[1]?.id]);
    expect(await enquiries.getEnquiry('hotel', old[0]?.id ?? '')).toMatchObject({ due_at: at('10:00').toISOString() });
  });

  it('is given to the others if one request cannot be read', async () => {
    const [broken, sound] = [await store('09:00'), await store('12:00')];
    const change = { UpdateExpression: 'SET history = :history', values: { ':history': [null] } };
    await dynamo.updateItem('Enquiries', { pk: 'flight', sk: broken.id }, change);
    await dynamo.updateItem('Enquiries', { pk: 'flight', sk: sound.id }, { UpdateExpression: 'REMOVE due_at' });
    expect(await clock.keepClock()).toBe('computed');
    expect(await enquiries.getEnquiry('flight', sound.id)).toMatchObject({ due_at: at('16:30').toISOString() });
    expect((await list('unanswered')).ids).toEqual([sound.id]);
  });

  it('is settled by the change itself when several happen at once', async () => {
    const one = await store('10:00');
    await Promise.all(
      [contact('10:05'), contact('10:06', 'whatsapp'), moved('in_progress', '10:07')].map((entry) =>
        change(one, entry),
      ),
    );
    const item = await itemOf(one);
    const settled = await settling.settle(one);
    expect(await itemOf(one)).toEqual(item);
    expect(settled).toMatchObject({ waiting_since: null, due_at: null, status: 'in_progress' });
    expect(item.desk).not.toContain('unanswered');
  });

  it('is that of the history after any changes at once, by staff, by the customer and of the owner', async () => {
    const { addCustomerEntry } = await import('../../functions/data/customer-entries.ts');
    const { readCalendar } = await import('../../functions/logic/desk/calendar.ts');
    const calendar = await readCalendar();
    const byCustomer = async (one: Enquiry, minute: number) => {
      const enquiry = await enquiries.getEnquiry('flight', one.id);
      const time = at(`10:${minute}`).toISOString();
      const found = {
        place: 'Enquiries' as const,
        enquiry,
        links: [],
        invitation: undefined,
        usedInvitation: undefined,
        quotes: { quotes: [], quote_links: [], sale: undefined },
        historyBytes: 0,
        customerKey: undefined,
      };
      const entry = { action: 'customer_wrote' as const, text: 'And now?', at: time };
      const next = (status: EnquiryStatus) => (status === 'done' ? ('in_progress' as const) : status);
      await addCustomerEntry(found, { key: time, at: time, entry, next }).catch(() => undefined);
      await settling.settle(one);
    };
    const changes = fc.constantFrom('call', 'chat', 'done', 'in progress', 'customer', 'take', 'back');
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 2, maxLength: 6 }), async (some) => {
        const one = await store('09:00');
        const run = (name: string, minute: number): Promise<unknown> => {
          const time = `10:${minute}`;
          if (name === 'customer') return byCustomer(one, minute);
          if (name === 'take') return desk.assignEnquiry(one, { to: huda, isSeen: () => true });
          if (name === 'back') return desk.assignEnquiry(one, { to: null, isSeen: () => true });
          if (name === 'done') return change(one, moved('done', time));
          if (name === 'in progress') return change(one, moved('in_progress', time));
          return change(one, contact(time, name === 'chat' ? 'whatsapp' : 'phone'));
        };
        await Promise.all(some.map((name, place) => run(name, 10 + place).catch(() => undefined)));
        const item = await itemOf(one);
        const settled = settling.settledAttributes(item, calendar);
        for (const [name, value] of Object.entries(settled)) expect(item[name], name).toEqual(value);
        const { status, owner } = await enquiries.getEnquiry('flight', one.id);
        expect(item.desk_owner).toBe(status === 'done' ? undefined : owner?.email);
      }),
      { numRuns: 40 },
    );
  });

  it('writes nothing for a request that is gone', async () => {
    const one = await store('10:00');
    await enquiries.eraseEnquiry(one);
    expect(await settling.settle(one)).toBeUndefined();
    expect(await itemOf(one)).toEqual({});
  });
});

describe('the queue', () => {
  it('lists what is due first, over all kinds, in pages', async () => {
    const late = await store('09:00', { type: 'message' });
    const first = await store('09:30', { type: 'hotel' });
    const second = await store('10:00', { type: 'custom' });
    const third = await store('10:30');
    await store('08:00', { status: 'done', history: [moved('done', '09:10')] });
    const page = await list('unanswered', { limit: 3 });
    expect(page.ids).toEqual([late.id, first.id, second.id]);
    expect(await list('unanswered', { limit: 3, cursor: page.next })).toEqual({ ids: [third.id], next: undefined });
    expect((await list('unanswered', { types: ['flight', 'custom'] })).ids).toEqual([second.id, third.id]);
  });

  it('has a request in one stage at a time, and the last contact longest ago first', async () => {
    const [one, other, done] = [await store('09:00'), await store('09:01', { type: 'hotel' }), await store('09:02')];
    await change(other, contact('09:10'));
    await change(one, contact('09:20'));
    await change(done, contact('09:15'), moved('done', '09:15'));
    expect((await list('unanswered')).ids).toEqual([]);
    expect((await list('in_progress')).ids).toEqual([other.id, one.id]);
    const ended = { action: 'contact_ended', outcome: 'call_back', call_back_at: at('15:00').toISOString() } as const;
    await change(other, { ...ended, at: at('09:25').toISOString(), by: huda });
    expect((await list('in_progress')).ids).toEqual([one.id, other.id]);
    await change(other, contact('09:30', 'whatsapp'));
    expect((await list('in_progress')).ids).toEqual([one.id]);
    expect((await list('waiting_for_customer')).ids).toEqual([other.id]);
    expect((await list('done')).ids).toEqual([done.id]);
    expect((await list('all')).ids).toEqual([done.id, other.id, one.id]);
    await change(done, moved('in_progress', '10:00'));
    expect((await list('unanswered')).ids).toEqual([done.id]);
  });

  it('has one’s own list by stage, without what is done', async () => {
    const [waits, mine, hers, done] = [
      await store('09:00'),
      await store('09:01'),
      await store('09:02'),
      await store('09:03'),
    ];
    for (const one of [mine, waits, done]) await desk.assignEnquiry(one, { to: huda, isSeen: () => true });
    await desk.assignEnquiry(hers, { to: omar, isSeen: () => true });
    await change(mine, contact('09:30'));
    await change(done, moved('done', '09:30'));
    expect((await list('mine')).ids).toEqual([waits.id, mine.id]);
    expect((await list('mine', { me: omar.email })).ids).toEqual([hers.id]);
    expect((await list('mine', { types: ['hotel'] })).ids).toEqual([]);
  });

  it('counts its tabs, what is late and what is due soon', async () => {
    await store('09:00');
    await store('10:10', { type: 'hotel' });
    const own = await store('11:00', { type: 'custom' });
    await desk.assignEnquiry(own, { to: huda, isSeen: () => true });
    await change(await store('09:00'), contact('09:10'));
    await change(await store('09:00'), contact('09:10', 'whatsapp'));
    await store('09:00', { status: 'done', history: [moved('done', '09:10')] });
    const count = (number: number) => ({ count: number, more: false });
    expect(await queue.countQueue(EnquiryType.options, huda.email, at('11:00'))).toEqual({
      ...{ unanswered: count(3), mine: count(1), in_progress: count(1), waiting_for_customer: count(1) },
      ...{ done: count(1), all: count(6), late: count(1), due_soon: count(1) },
    });
    expect(await queue.countOwnLate(huda.email, 10, at('11:30'))).toEqual({ ...count(0), latest: null });
    const { due_at } = await enquiries.getEnquiry('custom', own.id);
    const late = await queue.countOwnLate(huda.email, 10, new Date(Date.parse(due_at ?? '') + 60_000));
    expect(late).toEqual({ ...count(1), latest: due_at });
    expect(await queue.countOwnLate(omar.email, 10, at('15:00'))).toEqual({ ...count(0), latest: null });
    expect(await queue.countQueue(['hotel'], huda.email, at('11:00'))).toMatchObject({ all: count(1), late: count(0) });
    expect(await queue.countDue(EnquiryType.options, 1, at('15:00'))).toMatchObject({ late: { count: 1, more: true } });
  });
});

describe('assigning', () => {
  const give = (one: Enquiry, to: typeof huda | null, seen: typeof huda | null) =>
    desk.assignEnquiry(one, { to, isSeen: (owner) => owner?.email === seen?.email });

  it('of two people who take a request at once gives it to one, and names that one to the other', async () => {
    for (let round = 0; round < 10; round++) {
      const one = await store('09:00');
      const taken = await Promise.allSettled([give(one, huda, null), give(one, omar, null)]);
      const { owner } = await enquiries.getEnquiry('flight', one.id);
      expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const [failure] = taken.filter((one) => one.status === 'rejected');
      expect(failure?.reason).toMatchObject({ code: 'owned_by_other', owner: owner?.name });
      expect((await itemOf(one)).desk_owner).toBe(owner?.email);
    }
  });

  it('gives, takes over and hands back, and knows who was seen', async () => {
    const one = await store('09:00');
    expect(await give(one, huda, null)).toMatchObject({ isChanged: true, before: undefined });
    expect(await give(one, huda, null)).toMatchObject({ isChanged: false });
    await expect(give(one, null, omar)).rejects.toMatchObject({ code: 'owned_by_other', owner: 'Huda' });
    expect(await give(one, omar, huda)).toMatchObject({ before: huda, enquiry: { owner: omar } });
    expect(await give(one, null, omar)).toMatchObject({ enquiry: { owner: null } });
    expect(await itemOf(one)).not.toHaveProperty('desk_owner');
    await expect(give(one, null, omar)).resolves.toMatchObject({ isChanged: false });
    await expect(give(one, huda, omar)).rejects.toMatchObject({ code: 'version_conflict' });
    await enquiries.eraseEnquiry(one);
    await expect(give(one, huda, null)).rejects.toMatchObject({ code: 'enquiry_not_found' });
  });

  it('keeps version, last change and history, so that nothing else conflicts', async () => {
    const one = await store('09:00');
    const { enquiry } = await give(one, huda, null);
    expect(enquiry).toEqual({ ...one, owner: huda });
  });

  it('in turn gives what nobody ever had, once', async () => {
    const [one, done] = [await store('09:00'), await store('09:00')];
    expect(await desk.assignFirst(one, huda)).toBe(true);
    expect(await desk.assignFirst(one, omar)).toBe(false);
    await give(one, null, huda);
    expect(await desk.assignFirst(one, omar)).toBe(false);
    await change(done, moved('done', '09:10'));
    expect(await desk.assignFirst(done, omar)).toBe(false);
    expect((await list('mine', { me: omar.email })).ids).toEqual([]);
  });
});
