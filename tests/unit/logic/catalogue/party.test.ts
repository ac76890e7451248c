import { describe, expect, it } from 'vitest';
import { agesOfChildren, partyFor, usualParty } from '#catalogue/party';
import { totalFor } from '#catalogue/prices';
import type { PriceItem } from '#contracts/api/offer-terms';
import type { Prices } from '#contracts/api/program-prices';

const line = (item: PriceItem, price_sar: number, from_age: number | null = null, to_age: number | null = null) => ({
  ...{ item, price_sar, early_sar: null, vat: 'standard' as const, from_age, to_age },
});

const prices: Prices = {
  lines: [line('adult', 1000), line('child', 500, 3, 9), line('infant', 0, 0, 2)],
  early_until: null,
  deposit_sar: null,
};

describe('a party as its visitor states it', () => {
  it('pays as adults for children above the ages of their price', () => {
    const party = partyFor(prices, { ...usualParty, ages: [5, 9, 10, 17], infants: 1 });
    expect(party).toMatchObject({ adults: 4, children: 2, infants: 1 });
    expect(totalFor(prices, party, '2026-11-22')?.sum).toBe(5000);
  });

  it('pays for the single rooms of its adults only, whatever its children pay', () => {
    const withRooms = { ...prices, lines: [...prices.lines, line('single_supplement', 300)] };
    const party = partyFor(withRooms, { ...usualParty, adults: 1, ages: [5, 12], room: 'single' });
    const lines = totalFor(withRooms, party, '2026-11-22')?.lines.map(({ item, count }) => [item, count]);
    expect(lines).toEqual([
      ['adult', 2],
      ['child', 1],
      ['single_supplement', 1],
    ]);
  });

  it('can choose the ages between infants and adults', () => {
    const ages = agesOfChildren(prices);
    expect([ages[0], ages.at(-1)]).toEqual([3, 17]);
    // Without ages of its own a price has the usual ones.
    expect(agesOfChildren({ ...prices, lines: [line('adult', 1000)] })[0]).toBe(2);
  });

  it('has no total if a price is not known', () => {
    const party = partyFor({ ...prices, lines: [line('adult', 1000)] }, { ...usualParty, ages: [5] });
    expect(totalFor({ ...prices, lines: [line('adult', 1000)] }, party, '2026-11-22')).toBeUndefined();
  });
});
