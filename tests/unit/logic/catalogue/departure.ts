import { typedDeparture } from '#catalogue/departures';
import type { Departure } from '#contracts/api/departures';
import type { PriceItem } from '#contracts/api/offer-terms';
import type { PriceLine, Prices } from '#contracts/api/program-prices';
import { program } from './program.ts';

export const departureId = (last: number) => `0190f3a2-0000-7000-8000-00000000000${last}`;

/** A departure to vary in tests. */
export const departure = (changes: Partial<Departure> = {}): Departure => ({
  ...typedDeparture(program()),
  id: departureId(2),
  ...changes,
});

export const line = (item: PriceItem, price_sar: number, changes: Partial<PriceLine> = {}): PriceLine => ({
  ...{ item, price_sar, early_sar: null, vat: 'standard', from_age: null, to_age: null },
  ...changes,
});

export const pricesOf = (lines: PriceLine[], changes: Partial<Prices> = {}): Prices => ({
  ...{ lines, early_until: null, deposit_sar: null },
  ...changes,
});
