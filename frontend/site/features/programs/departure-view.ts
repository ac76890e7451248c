import {
  availabilityOf,
  canBeAsked,
  goesForSure,
  hasPlaces,
  lastDayToAsk,
  shownSeats,
  upcomingDepartures,
} from '#catalogue/departures';
import { adultPrice, lineOf, priceOn, pricesFor } from '#catalogue/prices';
import type { Departure } from '#contracts/api/departures';
import type { Availability, Room } from '#contracts/api/offer-terms';
import type { Prices } from '#contracts/api/program-prices';
import type { Program } from '#contracts/api/programs';

/** A departure as visitors see it on a day. */
export interface DepartureView {
  id: string;
  from: string;
  to: string;
  nights: number;
  availability: Availability;
  /** True if a visitor can ask for a place. */
  hasPlaces: boolean;
  /** Riyals for an adult in a double room; undefined if it is not known. */
  price: number | undefined;
  /** The price after the early one, and the last day of that one. */
  early: { later: number; until: string } | undefined;
  /** The number of places left, only if few are. */
  seatsLeft: number | undefined;
  /** The last day to ask for it, if staff have set one; else that is the day before. */
  deadline: string | undefined;
  goesForSure: boolean;
  /** The group with which it goes; undefined if it goes in any case or for sure. */
  minimum: number | undefined;
  notes: Departure['notes'];
  prices: Prices;
}

/** The departures of a program that visitors may still see, the earliest first. */
export const departureViews = (program: Program, today: string): DepartureView[] =>
  upcomingDepartures(program, today)
    .map((departure) => departureView(program, departure, today))
    .filter(({ availability }) => availability !== 'closed');

export function departureView(program: Program, departure: Departure, today: string): DepartureView {
  const prices = pricesFor(program, departure);
  const adult = lineOf(prices, 'adult');
  const price = adultPrice(prices, today) || undefined;
  const isEarly = adult && price !== undefined && priceOn(adult, prices, today) < adult.price_sar;
  const availability = availabilityOf(departure, today);
  const isSure = goesForSure(departure);
  return {
    id: departure.id,
    from: departure.from_date,
    to: departure.to_date,
    nights: departure.nights,
    availability,
    hasPlaces: hasPlaces(availability),
    price,
    early: isEarly && prices.early_until ? { later: adult.price_sar, until: prices.early_until } : undefined,
    seatsLeft: shownSeats(departure, today),
    deadline: departure.deadline ? lastDayToAsk(departure) : undefined,
    goesForSure: isSure,
    minimum: isSure ? undefined : (departure.minimum ?? undefined),
    notes: departure.notes,
    prices,
  };
}

/** Returns the departures for which a visitor can ask, for a place or on the waiting list. */
export const askable = (views: readonly DepartureView[]): DepartureView[] =>
  views.filter(({ availability }) => canBeAsked(availability));

/** The rooms whose price is known. */
export const pricedRooms = (prices: Prices): Room[] => [
  'double',
  ...(lineOf(prices, 'single_supplement') ? (['single'] as const) : []),
  ...(lineOf(prices, 'triple') ? (['triple'] as const) : []),
];
