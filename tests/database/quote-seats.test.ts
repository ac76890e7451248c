import { v7 as newId } from 'uuid';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { quoteBody } from '../support/quotes.ts';
import { type Key, openQuotes } from '../support/quotes-database.ts';
import { by } from '../support/request-page-database.ts';

/** The seats of accepted quotes, over a real database. */

const { pages, quotes, sent, send, open, accept, decline, stored } = await openQuotes();
const seats = await import('../../functions/logic/quotes/seats.ts');
const departures = await import('../../functions/data/departures.ts');

beforeEach(() => pages.database.empty());
afterAll(() => pages.database.close());

describe('seats', () => {
  const departure = (left: number | null) => ({
    ...{ from_date: addDays(riyadhDay(), 30), to_date: null, nights: 5, sale: 'open' as const, capacity: left && 10 },
    ...{ seats_left: left, minimum: null, guaranteed: false, deadline: null, waiting_list: false, prices: null },
    notes: { ar: null, en: null },
  });
  const program_id = newId();
  async function offered(left: number | null, number: number) {
    const departure_id = newId();
    await departures.addDeparture(program_id, departure_id, departure(left) as never);
    return { program_id, departure_id, number };
  }
  const leftOf = async ({ departure_id }: { departure_id: string }) =>
    (await departures.departuresOfProgram(program_id))?.find(({ id }) => id === departure_id);

  it('are taken once, and make a colleague’s form conflict', async () => {
    const some = await offered(5, 2);
    const one = await sent({ seats: some });
    expect(await accept(one)).toMatchObject({ has_seats: true, program_id });
    await accept(one);
    expect(await seats.takeQuoteSeats(one.key, one.quote.id)).toBe('noted before');
    expect(await leftOf(some)).toMatchObject({ seats_left: 3, version: 2 });
    expect((await stored(one.key)).history.at(-1)).toMatchObject({ action: 'quote_seats', taken: true, seats: 2 });
  });

  it('that are too few, or of a departure that is gone, are told; uncounted ones are not', async () => {
    expect((await accept(await sent({ seats: await offered(1, 2) }))).has_seats).toBe(false);
    expect((await accept(await sent({ seats: { ...(await offered(4, 2)), departure_id: newId() } }))).has_seats).toBe(
      false,
    );
    expect((await accept(await sent({ seats: await offered(null, 2) }))).has_seats).toBeNull();
  });

  const settle = (key: Key, state: 'won' | 'lost' | null) =>
    quotes.settleSale(key, { state, reason: state === 'lost' ? 'Ill' : null }, by);

  it('go back once the sale is lost after all, and are taken again if it is won', async () => {
    const some = await offered(5, 2);
    const one = await sent({ seats: some });
    await accept(one);
    for (let time = 0; time < 2; time++) {
      const { enquiry } = await settle(one.key, 'lost');
      expect(await leftOf(some)).toMatchObject({ seats_left: 5 });
      expect(enquiry.history.at(-1)).toMatchObject({ action: 'quote_seats_returned', seats: 2 });
    }
    await settle(one.key, null);
    expect((await leftOf(some))?.seats_left).toBe(5);
    const { enquiry } = await settle(one.key, 'won');
    expect(enquiry.history.at(-1)).toMatchObject({ action: 'quote_seats', taken: true });
    expect((await leftOf(some))?.seats_left).toBe(3);
  });

  it('go from an accepted quote to its further version once that is accepted, even the last ones', async () => {
    const some = await offered(2, 2);
    const one = await sent({ seats: some });
    await accept(one);
    const next = quoteBody({ seats: some }, { replaces: one.quote.id, replaces_accepted: true });
    const two = { ...one, ...(await send(one.key, next)) };
    const three = { ...one, ...(await send(one.key, quoteBody({ seats: some }, { replaces: two.quote.id }))) };
    expect(await open(one)).toMatchObject({ state: 'accepted', has_seats: true });
    expect(await open(three)).toMatchObject({ state: 'open', instead_of: 1 });
    expect(await accept(three)).toMatchObject({ state: 'accepted', has_seats: true, instead_of: null });
    expect((await stored(one.key)).quotes.map(({ state }) => state)).toEqual(['replaced', 'replaced', 'accepted']);
    expect((await leftOf(some))?.seats_left).toBe(0);
    await settle(one.key, 'lost');
    expect((await leftOf(some))?.seats_left).toBe(2);
  });

  it('stay with an accepted quote while its further version is open, or is declined', async () => {
    const some = await offered(5, 2);
    const one = await sent({ seats: some });
    await accept(one);
    const next = quoteBody({ seats: some }, { replaces: one.quote.id, replaces_accepted: true });
    await decline({ ...one, ...(await send(one.key, next)) });
    expect(await stored(one.key)).toMatchObject({ sale: { state: 'won' }, quotes: [{ state: 'accepted' }, {}] });
    expect((await leftOf(some))?.seats_left).toBe(3);
  });

  it('are those of both quotes that stand beside each other', async () => {
    const some = await offered(5, 2);
    const one = await sent({ seats: some });
    await accept(one);
    await accept({ ...one, ...(await send(one.key, quoteBody({ seats: some }))) });
    expect((await leftOf(some))?.seats_left).toBe(1);
  });

  it('are those of the last version, whoever accepts which at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const some = await offered(5, 2);
      const one = await sent({ seats: some });
      const other = { ...one, ...(await send(one.key, quoteBody({ seats: some }, { replaces: null }))) };
      await Promise.allSettled([accept(one), accept(other), accept(one), accept(other)]);
      const accepted = (await stored(one.key)).quotes.filter(({ state }) => state === 'accepted');
      expect(accepted).toHaveLength(1);
      expect((await leftOf(some))?.seats_left).toBe(3);
    }
  }, 60_000);

  it('that somebody else has taken meanwhile are told when the sale is won again', async () => {
    const some = await offered(2, 2);
    const one = await sent({ seats: some });
    await accept(one);
    await settle(one.key, 'lost');
    await accept(await sent({ seats: some }));
    const { enquiry } = await settle(one.key, 'won');
    expect(enquiry.history.at(-1)).toMatchObject({ action: 'quote_seats', taken: false });
    expect((await leftOf(some))?.seats_left).toBe(0);
  });

  it('are never more than the departure has, and stay uncounted where staff stopped counting', async () => {
    for (const [changed, left] of [
      [{ capacity: 6, seats_left: 5 }, 6],
      [{ capacity: null, seats_left: null }, null],
    ] as const) {
      const some = await offered(5, 2);
      const one = await sent({ seats: some });
      await accept(one);
      await departures.updateDeparture(program_id, some.departure_id, { ...departure(5), ...changed } as never, 2);
      await settle(one.key, 'lost');
      expect((await leftOf(some))?.seats_left).toBe(left);
    }
  });

  it('follow the last of several who end the sale at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const some = await offered(5, 2);
      const one = await sent({ seats: some });
      await accept(one);
      await Promise.all([settle(one.key, 'lost'), settle(one.key, 'won'), settle(one.key, 'lost')]);
      const { sale } = await stored(one.key);
      expect((await leftOf(some))?.seats_left, sale?.state).toBe(sale?.state === 'won' ? 3 : 5);
    }
  }, 60_000);

  it('of the last one go to one of two quotes at once', async () => {
    for (let round = 0; round < 10; round++) {
      const some = await offered(1, 1);
      const both = [await sent({ seats: some }), await sent({ seats: some })];
      const accepted = await Promise.all(both.map((one) => accept(one)));
      expect(accepted.map(({ has_seats }) => has_seats).toSorted()).toEqual([false, true]);
      expect((await leftOf(some))?.seats_left).toBe(0);
    }
  }, 60_000);
});
