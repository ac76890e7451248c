import type { Departure } from '#contracts/api/departures';
import { maximumTotal, type PriceItem, type Room, standardVat } from '#contracts/api/offer-terms';
import type { PriceLine, Prices } from '#contracts/api/program-prices';
import type { Program } from '#contracts/api/programs';

/**
 * Computes the price of a party. Amounts are riyals with tax; sums are computed in whole halalas, so that they are exact.
 */

type Priced = Pick<Program, 'price_sar' | 'prices'>;

/** The prices of a departure: its own, else the program's, else the price typed with the program, for adults. */
export const pricesFor = (program: Priced, departure?: Pick<Departure, 'prices'>): Prices =>
  departure?.prices ??
  program.prices ?? { lines: [adultLine(program.price_sar)], early_until: null, deposit_sar: null };

export const adultLine = (price_sar: number): PriceLine => ({
  ...{ item: 'adult', price_sar, early_sar: null, vat: 'standard', from_age: null, to_age: null },
});

export const lineOf = ({ lines }: Prices, item: PriceItem): PriceLine | undefined =>
  lines.find((line) => line.item === item);

/** True if the price of an adult contains VAT; a journey abroad may be outside of it. */
export const containsVat = (prices: Prices): boolean => lineOf(prices, 'adult')?.vat === 'standard';

/** The price of a line on a day. */
export const priceOn = ({ price_sar, early_sar }: PriceLine, { early_until }: Prices, today: string): number =>
  early_sar !== null && early_until !== null && today <= early_until ? early_sar : price_sar;

/** The price of an adult on a day; 0 if it is not known. */
export function adultPrice(prices: Prices, today: string): number {
  const line = lineOf(prices, 'adult');
  return line ? priceOn(line, prices, today) : 0;
}

export interface Party {
  adults: number;
  seniors: number;
  children: number;
  infants: number;
  /** Children among the adults, because their own price ends at a lower age. They share a room with their family. */
  older?: number;
  /** The rooms of adults and seniors. */
  room: Room;
}

/** One line of a total. */
export interface TotalLine {
  item: PriceItem;
  count: number;
  /** Riyals for one. */
  each: number;
  /** Riyals for all. */
  sum: number;
}

export interface Total {
  lines: TotalLine[];
  /** Riyals, with tax. */
  sum: number;
  /** The tax in it. */
  vat: number;
  /** Riyals to hold the places; 0 if none is asked for. */
  deposit: number;
}

export const halalas = (riyals: number) => Math.round(riyals * 100);
const riyals = (whole: number) => whole / 100;

/**
 * Adds up what a party pays, line by line.
 * @returns undefined if a price that it needs is not known, or the party is too large: then only an expert can say it
 */
export function totalFor(prices: Prices, party: Party, today: string): Total | undefined {
  const counts = itemsOf(prices, party);
  const lines: TotalLine[] = [];
  let [sum, vat] = [0, 0];
  for (const [item, count] of counts) {
    if (count === 0) continue;
    const line = lineOf(prices, item);
    // A price of 0 means that one may ask for it, except for infants, who may travel free of charge.
    if (!line || (line.price_sar === 0 && item !== 'infant')) return undefined;
    const each = halalas(priceOn(line, prices, today));
    lines.push({ item, count, each: riyals(each), sum: riyals(each * count) });
    sum += each * count;
    if (line.vat === 'standard') vat += vatIn(each * count);
  }
  if (lines.length === 0 || sum > halalas(maximumTotal)) return undefined;
  const travellers = party.adults + party.seniors + party.children;
  return { lines, sum: riyals(sum), vat: riyals(vat), deposit: riyals(halalas(prices.deposit_sar ?? 0) * travellers) };
}

/** The tax that an amount contains, in halalas. */
export const vatIn = (amount: number) => Math.round((amount * standardVat) / (100 + standardVat));

/** How often each line counts. Seniors pay as adults where they have no price of their own. */
function itemsOf(
  prices: Prices,
  { adults, seniors, children, infants, older = 0, room }: Party,
): [PriceItem, number][] {
  const ownSeniors = lineOf(prices, 'senior') ? seniors : 0;
  const inDoubles = adults + seniors - ownSeniors;
  return [
    ['adult', room === 'triple' ? 0 : inDoubles],
    ['triple', room === 'triple' ? inDoubles : 0],
    ['senior', ownSeniors],
    ['child', children],
    ['infant', infants],
    ['single_supplement', room === 'single' ? adults + seniors - older : 0],
  ];
}
