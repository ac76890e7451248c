import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Party, pricesFor, totalFor } from '#catalogue/prices';
import type { PriceItem } from '#contracts/api/offer-terms';
import { departure, line, pricesOf } from './departure.ts';
import { program, today } from './program.ts';

const party = (changes: Partial<Party> = {}): Party => ({
  ...{ adults: 2, seniors: 0, children: 0, infants: 0, room: 'double' },
  ...changes,
});
const all = pricesOf(
  [
    line('adult', 4850, { early_sar: 4500 }),
    line('senior', 4600),
    line('child', 3200.5, { from_age: 2, to_age: 11 }),
    line('infant', 0, { vat: 'zero' }),
    line('single_supplement', 1200),
    line('triple', 4400),
  ],
  { early_until: '2026-12-01', deposit_sar: 1000 },
);
const later = '2026-12-02';

describe('the total of a party', () => {
  it('is added up line by line, with the tax that it contains and the deposit', () => {
    expect(totalFor(all, party({ children: 1, infants: 1 }), later)).toEqual({
      lines: [
        { item: 'adult', count: 2, each: 4850, sum: 9700 },
        { item: 'child', count: 1, each: 3200.5, sum: 3200.5 },
        { item: 'infant', count: 1, each: 0, sum: 0 },
      ],
      sum: 12_900.5,
      vat: 1682.68,
      deposit: 3000,
    });
  });

  it('has early prices until their last day', () => {
    expect(totalFor(all, party(), '2026-12-01')?.sum).toBe(9000);
    expect(totalFor(all, party(), later)?.sum).toBe(9700);
  });

  it('depends on the rooms of adults and seniors', () => {
    expect(totalFor(all, party({ room: 'single' }), later)?.sum).toBe(2 * (4850 + 1200));
    expect(totalFor(all, party({ adults: 3, room: 'triple' }), later)?.sum).toBe(3 * 4400);
  });

  it('takes seniors as adults where they have no price of their own', () => {
    const prices = pricesOf([line('adult', 100)]);
    expect(totalFor(prices, party({ adults: 1, seniors: 2 }), today)?.lines).toMatchObject([
      { item: 'adult', count: 3 },
    ]);
    expect(totalFor(all, party({ seniors: 1 }), later)?.sum).toBe(2 * 4850 + 4600);
  });

  it('is not known without a price that it needs', () => {
    expect(totalFor(pricesOf([line('adult', 100)]), party({ children: 1 }), today)).toBeUndefined();
    expect(totalFor(pricesOf([line('adult', 0)]), party(), today)).toBeUndefined();
    expect(totalFor(all, party({ adults: 0 }), today)).toBeUndefined();
  });

  it('is exact to the halala, whatever the prices', () => {
    const price = fc.integer({ min: 1, max: 1_000_000_000 });
    const count = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(price, price, count, count, (adult, child, adults, children) => {
        const prices = pricesOf([line('adult', adult / 100), line('child', child / 100)]);
        const total = totalFor(prices, party({ adults, children }), today);
        expect(Math.round((total?.sum ?? 0) * 100)).toBe(adult * adults + child * children);
      }),
    );
  });
});

describe('the prices of a departure', () => {
  const items = (prices: { lines: { item: PriceItem; price_sar: number }[] }) =>
    prices.lines.map(({ item, price_sar }) => [item, price_sar]);

  it('are its own, else the program’s, else the one that is typed with the program', () => {
    const own = pricesOf([line('adult', 5000)]);
    expect(pricesFor(program({ prices: all }), departure({ prices: own }))).toBe(own);
    expect(pricesFor(program({ prices: all }), departure())).toBe(all);
    expect(items(pricesFor(program({ price_sar: 700 }), departure()))).toEqual([['adult', 700]]);
  });
});
