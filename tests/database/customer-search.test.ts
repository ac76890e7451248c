import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everything, first, openCards, phonesOf, second } from '../support/customer-cards.ts';

let cards: Awaited<ReturnType<typeof openCards>>;
beforeAll(async () => {
  cards = await openCards();
}, 30_000);
beforeEach(() => cards.database.empty());
afterAll(() => cards?.close());

describe('a search for customers', () => {
  it('finds by a number in any spelling, an address, and parts of a name', async () => {
    await cards.filed(first, { name: 'Ahmad Alghamdi' });
    await cards.filed(first, { name: 'أحمد الغامدي', email: 'ahmad@example.com' });
    await cards.filed(second, { name: 'Sara', email: 'sara@example.org' });
    const looked = [
      '0501234567',
      '٠٥٠١٢٣٤٥٦٧',
      '+966 50 123 4567',
      'ahmad@example.com',
      'احمد',
      '1234567 احمد',
      '3456',
      // As an earlier request spells it.
      'ALGHAM',
    ];
    for (const q of looked) expect([q, phonesOf(await cards.find({ q }))]).toEqual([q, [first]]);
    for (const q of ['SARA', 'example.org']) expect(phonesOf(await cards.find({ q }))).toEqual([second]);
    for (const q of ['nobody', '0501234567 Sara', '0540000000']) expect(await cards.find({ q })).toEqual([]);
    expect(phonesOf(await cards.find())).toEqual([second, first]);
  });

  it('comes in pages', async () => {
    const phones = Array.from({ length: 5 }, (_, number) => `+96650123450${number}`);
    for (const phone of phones) await cards.filed(phone, { name: 'Sara' });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await cards.search.searchCustomers({
        ...everything,
        q: 'sara',
        limit: 2,
        ...(cursor && { cursor }),
      });
      expect(page.customers.length).toBeLessThanOrEqual(2);
      expect(page.searched_until === null).toBe(page.next_cursor === null);
      seen.push(...phonesOf(page.customers));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(phones.toReversed());
  });
});
