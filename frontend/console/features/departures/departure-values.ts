import type { Departure, DepartureBody } from '#contracts/api/departures';
import type { Sale } from '#contracts/api/offer-terms';
import { addDays, isDay } from '#contracts/field-kit/calendar';
import { type Language, languages } from '#contracts/field-kit/language';
import { noPrices, type PricesValues, pricesValues, wholePrices } from '../programs/part-values.ts';

/** A departure as its form holds it: days may be incomplete, and numbers missing. */
export interface DepartureValues {
  from_date: string | undefined;
  nights: number | null;
  /** Undefined if it is `nights` after the first day. */
  to_date: string | undefined;
  sale: Sale;
  capacity: number | null;
  seats_left: number | null;
  minimum: number | null;
  guaranteed: boolean;
  deadline: string | undefined;
  waiting_list: boolean;
  notes: Record<Language, string>;
  /** False: the program's prices. */
  hasPrices: boolean;
  prices: PricesValues;
}

/** A new departure, of as many nights as the program has. */
export const newDeparture = (nights: number | null): DepartureValues => ({
  ...{ from_date: undefined, nights, to_date: undefined, sale: 'open' },
  ...{ capacity: null, seats_left: null, minimum: null, guaranteed: false, deadline: undefined, waiting_list: false },
  notes: { ar: '', en: '' },
  hasPrices: false,
  prices: noPrices(),
});

export function departureValues(departure: DepartureBody & Pick<Departure, 'to_date'>): DepartureValues {
  const { from_date, nights, to_date, deadline, notes, prices, sale, capacity, seats_left, minimum } = departure;
  return {
    ...{ from_date, nights, sale, capacity, seats_left, minimum },
    guaranteed: departure.guaranteed,
    waiting_list: departure.waiting_list,
    to_date: to_date === addDays(from_date, nights) ? undefined : to_date,
    deadline: deadline ?? undefined,
    notes: { ar: notes.ar ?? '', en: notes.en ?? '' },
    hasPrices: prices !== null,
    prices: pricesValues(prices, { hasOwnAdult: true }),
  };
}

/** A copy without its first day and what follows from it; the seats are all free. */
export const copiedDeparture = (departure: Departure): DepartureValues => ({
  ...departureValues(departure),
  ...{ from_date: undefined, to_date: undefined, deadline: undefined, seats_left: departure.capacity },
});

/** Converts valid values to the API's body. */
export function departureBody({ hasPrices, prices, ...values }: DepartureValues): DepartureBody {
  return {
    ...values,
    from_date: values.from_date ?? '',
    nights: values.nights ?? 0,
    to_date: values.to_date || null,
    deadline: values.deadline || null,
    notes: Object.fromEntries(
      languages.map((language) => [language, values.notes[language]?.trim() || null]),
    ) as DepartureBody['notes'],
    prices: hasPrices ? wholePrices(prices, null) : null,
  };
}

/** The rules of a departure, in the order of its form. Those of its prices are `checkPrices`. */
export type DepartureRule =
  | 'day'
  | 'past'
  | 'nights'
  | 'order'
  | 'seatsLeft'
  | 'capacity'
  | 'tooManyLeft'
  | 'tooLargeGroup'
  | 'deadline';

type Checked = Pick<
  DepartureValues,
  'from_date' | 'nights' | 'to_date' | 'deadline' | 'capacity' | 'seats_left' | 'minimum'
>;

export interface DepartureIssue {
  rule: DepartureRule;
  field: keyof Checked;
}

/** @param known the first day of the departure as it is stored: one that has begun can be changed, but not moved */
export function checkDeparture(values: Checked, today: string, known?: string): DepartureIssue[] {
  const { from_date, nights, to_date, deadline, capacity, seats_left, minimum } = values;
  const starts = isDay(from_date) ? from_date : undefined;
  const issues: (DepartureIssue | false)[] = [
    !starts && { rule: 'day', field: 'from_date' },
    starts !== undefined && starts < today && starts !== known && { rule: 'past', field: 'from_date' },
    !nights && { rule: 'nights', field: 'nights' },
    Boolean(to_date) && !isDay(to_date) && { rule: 'day', field: 'to_date' },
    isDay(to_date) && starts !== undefined && to_date < starts && { rule: 'order', field: 'to_date' },
    capacity !== null && seats_left === null && { rule: 'seatsLeft', field: 'seats_left' },
    capacity === null && seats_left !== null && { rule: 'capacity', field: 'capacity' },
    capacity !== null && seats_left !== null && seats_left > capacity && { rule: 'tooManyLeft', field: 'seats_left' },
    capacity !== null && minimum !== null && minimum > capacity && { rule: 'tooLargeGroup', field: 'minimum' },
    Boolean(deadline) && !isDay(deadline) && { rule: 'day', field: 'deadline' },
    isDay(deadline) && starts !== undefined && deadline > starts && { rule: 'deadline', field: 'deadline' },
  ];
  return issues.filter((issue) => issue !== false);
}
