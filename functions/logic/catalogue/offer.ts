import type { Departure } from '#contracts/api/departures';
import type { PriceLine, Prices } from '#contracts/api/program-prices';
import type { Program } from '#contracts/api/programs';
import { availabilityOf, departuresOf, hasPlaces, lastDayToAsk } from './departures.ts';
import { adultPrice, lineOf, pricesFor } from './prices.ts';

/**
 * The facts that decide whether, when and for how much a program can be asked for. Short, since the catalogue holds it
 * for all.
 */
export interface ShortDeparture {
  from: string;
  to: string;
  nights: number;
  /** The last day on which it can be asked for; null if it cannot, as it is sold out or closed. */
  until: string | null;
  /** Riyals for an adult; 0 if that is not known. */
  price: number;
  early: { until: string; price: number; child?: number | undefined } | null;
  /** Riyals for a child; undefined if it has no price of its own, and in data of an earlier version. */
  child?: number | undefined;
  /** Null if no number of seats is kept. */
  left: number | null;
}

/** The offer of a day. */
export interface Offer {
  /** The next departure that can be asked for, else the next one, else the last one. */
  from_date: string;
  to_date: string;
  nights: number;
  /** The lowest price of an adult among those that can be asked for, else of all; 0 if it is not known. */
  price_sar: number;
  /** True if another one of them has a higher price. */
  varies: boolean;
  /** The seats left on the next departure; null if no number is kept, or it cannot be asked for. */
  left: number | null;
  /** The number of departures that can be asked for. */
  count: number;
  /** True if the last day of the last departure has passed. */
  ended: boolean;
  /** True if the program has no departures at all: staff find the days with the visitor. */
  onRequest: boolean;
}

type Offering = Parameters<typeof departuresOf>[0] & Pick<Program, 'price_sar' | 'prices'>;

export const shortDepartures = (program: Offering): ShortDeparture[] =>
  departuresOf(program).map((departure) => shortDeparture(program, departure));

export function shortDeparture(program: Pick<Program, 'price_sar' | 'prices'>, departure: Departure): ShortDeparture {
  const prices = pricesFor(program, departure);
  const adult = lineOf(prices, 'adult');
  const child = lineOf(prices, 'child');
  // On its last day a departure is neither closed by its deadline nor past, so this says how it is sold.
  const isOffered = hasPlaces(availabilityOf(departure, lastDayToAsk(departure)));
  return {
    from: departure.from_date,
    to: departure.to_date,
    nights: departure.nights,
    until: isOffered ? lastDayToAsk(departure) : null,
    price: adult?.price_sar ?? 0,
    ...(child && { child: child.price_sar }),
    early: earlyOf(prices, adult, child),
    left: departure.seats_left,
  };
}

function earlyOf({ early_until }: Prices, adult: PriceLine | undefined, child: PriceLine | undefined) {
  const isEarly = early_until !== null && [adult, child].some((line) => line && line.early_sar !== null);
  if (!adult || !isEarly) return null;
  const now = (line: PriceLine) => line.early_sar ?? line.price_sar;
  return { until: early_until, price: now(adult), ...(child && { child: now(child) }) };
}

/** Riyals for an adult on a day; 0 if that is not known. */
export const priceOf = ({ price, early }: ShortDeparture, today: string): number =>
  early && today <= early.until ? early.price : price;

/** The same for a child. */
export function childPriceOf(departure: ShortDeparture, today: string): number {
  const { child, early } = departure;
  if (child === undefined) return priceOf(departure, today);
  return early?.child !== undefined && today <= early.until ? early.child : child;
}

/** True if a visitor can ask for it on this day. */
export const isOpen = ({ until }: ShortDeparture, today: string): boolean => until !== null && until >= today;

/** @param typed what is typed with the program, which holds if it has no departures */
export function offerFrom(
  departures: readonly ShortDeparture[],
  typed: Pick<Program, 'from_date' | 'to_date' | 'nights' | 'price_sar'>,
  today: string,
): Offer {
  const sorted = departures.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  const open = sorted.filter((departure) => isOpen(departure, today));
  const shown = open[0] ?? sorted.find(({ from }) => from >= today) ?? sorted.at(-1);
  const prices = (open.length > 0 ? open : sorted).map((one) => priceOf(one, today)).filter(Boolean);
  return {
    from_date: shown?.from ?? typed.from_date,
    to_date: shown?.to ?? typed.to_date,
    nights: shown?.nights ?? typed.nights,
    price_sar: prices.length > 0 ? Math.min(...prices) : typed.price_sar,
    varies: new Set(prices).size > 1,
    left: open[0]?.left ?? null,
    count: open.length,
    ended: sorted.length > 0 && sorted.every(({ to }) => to < today),
    onRequest: sorted.length === 0,
  };
}

/** The offer of a program on a day. */
export const offerOf = (program: Offering, today: string): Offer => offerFrom(shortDepartures(program), program, today);

/** The price of an adult for one departure on a day. */
export const departurePrice = (program: Offering, departure: Parameters<typeof pricesFor>[1], today: string): number =>
  adultPrice(pricesFor(program, departure), today);
