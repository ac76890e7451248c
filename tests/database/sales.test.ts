import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { invalid, openQuotes } from '../support/quotes-database.ts';
import { by } from '../support/request-page-database.ts';

/** Sales over a real database: staff say how they ended, and the quotes follow. */

const { pages, quotes, request, sent, open, accept, stored, actions } = await openQuotes();

beforeEach(() => pages.database.empty());
afterAll(() => pages.database.close());

describe('a sale', () => {
  it('withdraws what the customer could still accept when the sale is lost, if staff say so', async () => {
    const [one, other] = [await sent(), await sent()];
    const lost = (of: typeof one, withdraws: string[]) =>
      quotes.settleSale(of.key, { state: 'lost', reason: 'No visa', withdraws }, by);
    await lost(one, [one.quote.id]);
    await expect(open(one)).rejects.toEqual(invalid);
    expect((await lost(one, [one.quote.id])).isChanged).toBe(false);
    await lost(other, []);
    expect((await open(other)).state).toBe('open');
  });

  it('ends as staff say, and is open again when they take it back', async () => {
    const { key } = await request();
    const settle = (state: 'won' | 'lost' | null, reason: string | null = null) =>
      quotes.settleSale(key, { state, reason }, by);
    expect((await settle('lost', 'No visa')).enquiry.sale).toMatchObject({ state: 'lost', reason: 'No visa' });
    expect((await settle('lost', 'No visa')).isChanged).toBe(false);
    expect((await settle('won')).enquiry.sale?.state).toBe('won');
    expect((await settle(null)).enquiry.sale).toBeNull();
    expect(await actions(key)).toEqual(['sale_settled', 'sale_settled', 'sale_settled']);
  });

  it('is won if the customer accepts at the moment when staff note it as lost, or is lost with its offers withdrawn', async () => {
    for (let round = 0; round < 25; round++) {
      const one = await sent();
      const withdraws = [one.quote.id];
      const [accepted, lost] = await Promise.allSettled([
        accept(one),
        quotes.settleSale(one.key, { state: 'lost', reason: 'No answer', withdraws }, by),
      ]);
      const { quotes: all, sale } = await stored(one.key);
      if (accepted.status === 'fulfilled') {
        expect(lost).toMatchObject({ status: 'rejected', reason: { code: 'quote_closed' } });
        expect([all[0]?.state, sale?.state]).toEqual(['accepted', 'won']);
      } else {
        expect(accepted.reason.code).toBe('quote_link_invalid');
        expect([all[0]?.state, sale?.state]).toEqual(['withdrawn', 'lost']);
        expect((await actions(one.key)).slice(-2)).toEqual(['quote_withdrawn', 'sale_settled']);
      }
    }
  }, 60_000);
});
