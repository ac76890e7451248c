import type { Departure } from '#contracts/api/departures';
import { type Availability, fewSeats } from '#contracts/api/offer-terms';
import type { Program } from '#contracts/api/programs';
import { addDays } from '#contracts/field-kit/calendar';

/** The departures of a program: those that are kept, else the one of the days typed with it. */
export const departuresOf = (program: WithDates): Departure[] => program.departures ?? [typedDeparture(program)];

type WithDates = Pick<Program, 'id' | 'from_date' | 'to_date' | 'nights' | 'version' | 'updated_at' | 'departures'>;

/** The only departure of a program that has no others. Its id is the program's, so that it can become one of several. */
export const typedDeparture = ({ id, from_date, to_date, nights, version, updated_at }: WithDates): Departure => ({
  ...{ id, from_date, to_date, nights, version, updated_at },
  ...{ sale: 'open', capacity: null, seats_left: null, minimum: null, guaranteed: false },
  ...{ deadline: null, waiting_list: false, notes: { ar: null, en: null }, prices: null },
});

/** The last day on which a departure can be asked for: the day before it, unless staff have set one. */
export const lastDayToAsk = ({ from_date, deadline }: Pick<Departure, 'from_date' | 'deadline'>): string =>
  deadline ?? addDays(from_date, -1);

/** @param today the Riyadh calendar day, `YYYY-MM-DD` like every calendar day: days compare as text */
export function availabilityOf(departure: Departure, today: string): Availability {
  const { sale, capacity, seats_left, waiting_list } = departure;
  if (sale === 'closed' || lastDayToAsk(departure) < today) return 'closed';
  if (sale === 'on_request') return 'on_request';
  if (capacity === null || seats_left === null) return 'freesale';
  if (seats_left === 0) return waiting_list ? 'waiting_list' : 'sold_out';
  return seats_left * 2 < capacity ? 'limited' : 'available';
}

const requestable: ReadonlySet<Availability> = new Set(['available', 'freesale', 'limited', 'on_request']);

/** True if a visitor can ask for a place, or for one on the waiting list. */
export const canBeAsked = (availability: Availability): boolean =>
  requestable.has(availability) || availability === 'waiting_list';

export const hasPlaces = (availability: Availability): boolean => requestable.has(availability);

/** The seats left, if they are worth a word: less than half, or few. */
export function shownSeats(departure: Departure, today: string): number | undefined {
  const availability = availabilityOf(departure, today);
  const { seats_left } = departure;
  if (seats_left === null || (availability !== 'available' && availability !== 'limited')) return undefined;
  return availability === 'limited' || seats_left <= fewSeats ? seats_left : undefined;
}

/** True if a departure goes: staff said so, or the smallest group has been reached. */
export const goesForSure = ({ guaranteed, minimum, capacity, seats_left }: Departure): boolean =>
  guaranteed || (minimum !== null && capacity !== null && seats_left !== null && capacity - seats_left >= minimum);

/** The departures that have not begun, the earliest first. */
export const upcomingDepartures = (program: WithDates, today: string): Departure[] =>
  departuresOf(program)
    .filter(({ from_date }) => from_date >= today)
    .sort(byStart);

export const byStart = (a: Pick<Departure, 'from_date' | 'id'>, b: Pick<Departure, 'from_date' | 'id'>): number =>
  a.from_date === b.from_date ? compare(a.id, b.id) : compare(a.from_date, b.from_date);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
