import { isSet, listChoices } from '#contracts/website/list-choices';
import type { ProgramListQuery } from '#contracts/website/program-list';
import {
  costFor,
  type Dated,
  type DepartureFilter,
  type DepartureTest,
  departureFilters,
  isAffordable,
  isIn,
  nightsOf,
  type OpenDeparture,
  travellersOf,
} from './matching.ts';
import { monthsOn } from './months.ts';

/** The options of a filter beside its default: their values, and the places in them that find a departure. */
interface Options {
  values: readonly string[];
  of: (departure: OpenDeparture) => readonly number[];
  /** True if the default finds a departure that passes the other filters; undefined if it always does. */
  any?: (departure: OpenDeparture) => boolean;
}

/** The counts of one filter. */
interface Tally {
  filter: DepartureFilter;
  options: Options;
  /** The programs found by each option. */
  counts: Int32Array;
  /** The last program that each option has counted, since a program counts once. */
  last: Int32Array;
  /** The programs found by the default. */
  any: number;
  lastOfAny: number;
  /** The bits of the other filters' tests. */
  others: number;
}

/**
 * Finds departures, and counts the programs of each option of the filters of departures. Works with numbers only, since a
 * catalogue has tens of thousands of departures and every visitor's choice goes through all.
 */
export function countDepartures(query: ProgramListQuery, tests: readonly DepartureTest[], dated: Dated) {
  const tallies = departureFilters.map((filter): Tally => {
    const options = optionsOf[filter](dated, query);
    const { length } = options.values;
    const others = tests.reduce(
      (bits, { name }, index) => (name === filter || decidedBy[filter] === name ? bits : bits | (1 << index)),
      0,
    );
    const counted = { counts: new Int32Array(length), last: new Int32Array(length).fill(-1) };
    return { filter, options, ...counted, any: 0, lastOfAny: -1, others };
  });
  let program = -1;

  /** Counts a departure for each filter of which no other filter excludes it. */
  const count = (departure: OpenDeparture, failed: number) => {
    for (const tally of tallies) {
      if ((failed & tally.others) !== 0) continue;
      if (tally.lastOfAny !== program && (tally.options.any?.(departure) ?? true)) {
        tally.any += 1;
        tally.lastOfAny = program;
      }
      for (const place of tally.options.of(departure)) {
        if (tally.last[place] === program) continue;
        tally.last[place] = program;
        tally.counts[place] = (tally.counts[place] ?? 0) + 1;
      }
    }
  };

  return {
    /** Returns a program's departures that pass all tests. */
    find(open: readonly OpenDeparture[], isCounted: boolean): readonly OpenDeparture[] {
      program += 1;
      const found: OpenDeparture[] = [];
      for (const departure of open) {
        let failed = 0;
        for (let index = 0; index < tests.length; index++) {
          if (!tests[index]?.test(departure)) failed |= 1 << index;
        }
        if (failed === 0) found.push(departure);
        if (isCounted) count(departure, failed);
      }
      // Without another filter of departures, the default finds a program that has none.
      if (!isCounted) return found;
      for (const tally of tallies) {
        if (tally.others === 0 && !tally.options.any && tally.lastOfAny !== program) tally.any += 1;
      }
      return found;
    },

    counts: () =>
      Object.fromEntries(
        tallies.map(({ filter, options, counts, any }) => [
          filter,
          Object.fromEntries([['any', any], ...options.values.map((value, index) => [value, counts[index]])]),
        ]),
      ) as Record<DepartureFilter, Record<string, number>>,
  };
}

/** A filter whose test depends on the options of another, which therefore check it themselves. */
const decidedBy: Partial<Record<DepartureFilter, DepartureFilter>> = { party: 'budget' };

const optionsOf: Record<DepartureFilter, (dated: Dated, query: ProgramListQuery) => Options> = {
  when: ({ today, seasons = [] }) => {
    const months = monthsOn(today).map(({ value }) => value);
    const known = new Map<string, number[]>();
    const placesOf = (from: string) => {
      const month = months.indexOf(from.slice(0, 7));
      const inSeasons = seasons.flatMap((season, index) => (isIn(season, from) ? [months.length + index] : []));
      const places = month < 0 ? inSeasons : [month, ...inSeasons];
      known.set(from, places);
      return places;
    };
    return {
      values: [...months, ...seasons.map(({ id }) => id)],
      of: ({ from }) => known.get(from) ?? placesOf(from),
    };
  },
  nights: () => {
    const values = listChoices.nights.slice(1);
    const spans = values.map(nightsOf);
    const places = remembered((nights) => placesWhere(spans, ([fewest, most]) => nights >= fewest && nights <= most));
    return { values, of: ({ nights }) => places(nights) };
  },
  party: (_, query) => {
    const values = listChoices.party.slice(1);
    const sizes = values.map(travellersOf);
    const roomy = remembered((left) => placesWhere(sizes, (size) => size <= left));
    const roomFor = ({ left }: OpenDeparture) => roomy(left ?? Number.POSITIVE_INFINITY);
    if (!isSet(query, 'budget')) return { values, of: roomFor };
    const budget = Number(query.budget);
    const costs = values.map(costFor);
    const isWithin = (place: number, one: OpenDeparture) => isAffordable(costs[place]?.(one) ?? 0, budget);
    return {
      values,
      of: (departure) => roomFor(departure).filter((place) => isWithin(place, departure)),
      any: ({ price }) => isAffordable(price, budget),
    };
  },
  budget: (_, { party }) => {
    const values = listChoices.budget.slice(1);
    const cost = costFor(party);
    const places = remembered((price) => placesWhere(values, (value) => isAffordable(price, Number(value))));
    return { values, of: (departure) => places(cost(departure)) };
  },
  travellers: () => {
    const values = listChoices.travellers.slice(1);
    const places = remembered((left) => placesWhere(values, (value) => Number(value) <= left));
    return { values, of: ({ left }) => places(left ?? Number.POSITIVE_INFINITY) };
  },
};

const placesWhere = <Value>(values: readonly Value[], finds: (value: Value) => boolean): number[] =>
  values.flatMap((value, index) => (finds(value) ? [index] : []));

/** The same result for the same number: a catalogue has few prices and fewer numbers of nights and places. */
function remembered(compute: (value: number) => number[]): (value: number) => number[] {
  const known = new Map<number, number[]>();
  return (value) => {
    const places = known.get(value) ?? compute(value);
    known.set(value, places);
    return places;
  };
}
