import type { Period } from '#contracts/api/season-rules';
import type { Season } from '#contracts/api/seasons';
import { isSet } from '#contracts/website/list-choices';
import { type ProgramListQuery, wholeList } from '#contracts/website/program-list';
import { childPriceOf, isOpen, priceOf, type ShortDeparture } from './offer.ts';

/** The day and the seasons by which departures are filtered. */
export interface Dated {
  /** The Riyadh calendar day. */
  today: string;
  /** Undefined if they are unknown. */
  seasons?: readonly Season[] | undefined;
}

/** The filters that one departure has to match together. */
export const departureFilters = ['when', 'nights', 'party', 'budget', 'travellers'] as const;
export type DepartureFilter = (typeof departureFilters)[number];

/** A departure that can be asked for, as filters see it. */
export interface OpenDeparture extends Pick<ShortDeparture, 'from' | 'nights' | 'left'> {
  /** Riyals for an adult on the day; 0 if that is not known. */
  price: number;
  /** The same for a child; that of an adult if children have no price of their own. */
  child: number;
}

export const openDepartures = (departures: readonly ShortDeparture[], today: string): OpenDeparture[] =>
  departures
    .filter((departure) => isOpen(departure, today))
    .map((departure) => ({
      ...{ from: departure.from, nights: departure.nights, left: departure.left },
      price: priceOf(departure, today),
      child: childPriceOf(departure, today),
    }));

type Test = (departure: OpenDeparture) => boolean;

export interface DepartureTest {
  name: DepartureFilter;
  test: Test;
}

/** Returns the tests of the filters that are set. */
export function departureTests(query: ProgramListQuery, { seasons }: Dated): DepartureTest[] {
  const tests: Record<DepartureFilter, () => Test> = {
    when: () => isWithin(query.when, seasons),
    nights: () => hasNights(query.nights),
    party: () => hasPlacesFor(travellersOf(query.party)),
    budget: () => isWithinBudget(Number(query.budget), query.party),
    travellers: () => hasPlacesFor(Number(query.travellers)),
  };
  return departureFilters.filter((name) => isSet(query, name)).map((name) => ({ name, test: tests[name]() }));
}

/** A departure belongs to the month and the seasons in which it begins. */
function isWithin(when: string, seasons: Dated['seasons']): Test {
  if (/^\d{4}-\d{2}$/.test(when)) return ({ from }) => from.startsWith(when);
  const season = seasons?.find(({ id }) => id === when);
  return ({ from }) => season !== undefined && isIn(season, from);
}

export const isIn = ({ from, to }: Period, day: string): boolean => from <= day && day <= to;

/** The fewest and the most nights of a filter: `4-6`, `10-up`. */
export function nightsOf(value: string): [number, number] {
  const [fewest, most] = value.split('-');
  return [Number(fewest), most === 'up' ? Number.POSITIVE_INFINITY : Number(most)];
}

function hasNights(value: string): Test {
  const [fewest, most] = nightsOf(value);
  return ({ nights }) => nights >= fewest && nights <= most;
}

/** The adults and children of a party: `2-1`. */
const partyOf = (party: string): number[] => party.split('-').map(Number);

/** The number of those who need a place. */
export const travellersOf = (party: string): number => partyOf(party).reduce((sum, count) => sum + count, 0);

/** Returns what a party pays, or an adult if no party is chosen: riyals, 0 if a price is not known. */
export function costFor(party: ProgramListQuery['party']): (departure: OpenDeparture) => number {
  if (party === wholeList.party) return ({ price }) => price;
  const [adults = 0, children = 0] = partyOf(party);
  return ({ price, child }) => (price > 0 && (child > 0 || children === 0) ? adults * price + children * child : 0);
}

export const isAffordable = (cost: number, budget: number): boolean => cost > 0 && cost <= budget;

/** A price that is not known is within no budget. */
function isWithinBudget(budget: number, party: ProgramListQuery['party']): Test {
  const cost = costFor(party);
  return (departure) => isAffordable(cost(departure), budget);
}

/** A departure whose places nobody counts has enough of them. */
const hasPlacesFor =
  (travellers: number): Test =>
  ({ left }) =>
    left === null || left >= travellers;
