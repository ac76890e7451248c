import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry, EnquiryStatus, HistoryEntry } from '#contracts/api/enquiries';
import { at, contact, huda, moved, openDesk } from '../support/desk-database.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

/** The history of a request and the working hours decide by when it is to be answered. */

const { database, settling, enquiries, store, change, list, itemOf, give } = await openDesk();
const clock = await import('../../functions/logic/desk/keep-clock.ts');
const dynamo = await import('../../functions/data/dynamo.ts');
const hours = await import('../../functions/data/hours.ts');

beforeEach(() => database.empty());
afterAll(() => database.close());

describe('the clock of a stored request', () => {
  it('has its end in working time, and none once it has stopped', async () => {
    const one = await store('12:00');
    expect(one).toMatchObject({ due_at: at('16:30').toISOString(), waiting_since: at('12:00').toISOString() });
    expect(await change(one, contact('12:10'))).toMatchObject({
      ...{ due_at: null, waiting_since: null, first_contact_at: at('12:10').toISOString() },
    });
    expect((await itemOf(one)).answers).toMatchObject([{ minutes: 10, kept: true, by: huda }]);
  });

  it('keeps the goal until the due instant, to the millisecond', async () => {
    const contactAt = (one: Enquiry, apart: number) => {
      const at = new Date(Date.parse(one.due_at ?? '') + apart).toISOString();
      return { ...contact('12:00'), at } as HistoryEntry;
    };
    const keeps = async (apart: number) => {
      const one = await store('12:00');
      await change(one, contactAt(one, apart));
      return (await itemOf(one)).answers[0].kept;
    };
    expect(await Promise.all([-1, 0, 1, 59_000].map(keeps))).toEqual([true, true, false, false]);
  });

  it('has another end when the hours change, only while the customer waits; what was answered keeps its figures', async () => {
    const [waiting, answered] = [await store('12:00'), await store('12:01')];
    await change(answered, contact('16:20'));
    expect(await clock.keepClock()).toBe('computed');
    const { always: _, ...body } = { always: false, ...(await hours.readHours()) };
    const goals = { ...body.goals, flight: 15 };
    await hours.replaceHours({ week: body.week, schedules: body.schedules, goals, version: 0 }, null);
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
          if (name === 'take') return give(one, huda);
          if (name === 'back') return give(one, null);
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
