import { isSet, listChoices } from '#contracts/website/list-choices';
import { type ListFilter, listFilters, type ProgramListQuery } from '#contracts/website/program-list';
import {
  type Dated,
  type DepartureFilter,
  departureFilters,
  departureTests,
  isIn,
  isWithinBudget,
  nightsOf,
  type OpenDeparture,
} from './matching.ts';
import { monthsOn } from './months.ts';
import type { OfferedEntry } from './select.ts';

export type Counts = Record<ListFilter, Record<string, number>>;

type ProgramFilter = Exclude<ListFilter, DepartureFilter>;

/** A program that matches, with its departures that do: all that are open if no filter concerns departures. */
export interface Match {
  entry: OfferedEntry;
  departures: readonly OpenDeparture[];
}

/**
 * Finds the programs that match all filters, and counts for each option how many the list would have with it and the
 * other filters. Runs once over the departures: a program adds to a filter's options if nothing else excludes it.
 */
export function filterPrograms(query: ProgramListQuery, entries: readonly OfferedEntry[], dated: Dated) {
  const tests = departureTests(query, dated);
  const options = departureOptions(dated);
  const counts = Object.fromEntries(listFilters.map((name) => [name, {}])) as Counts;
  const add = (name: ListFilter, value: string) => {
    counts[name][value] = (counts[name][value] ?? 0) + 1;
  };
  const matches: Match[] = [];
  for (const entry of entries) {
    const missed = programFilters.filter((name) => isSet(query, name) && !valuesOf[name](entry).includes(query[name]));
    if (missed.length > 1) continue;
    const { found, besides } = departuresBy(entry.open, tests);
    if (tests.length === 0 || found.length > 0) {
      if (missed.length === 0) matches.push({ entry, departures: found });
      for (const name of missed.length > 0 ? missed : programFilters) {
        for (const value of valuesOf[name](entry)) add(name, value);
      }
    }
    if (missed.length > 0) continue;
    for (const name of departureFilters) {
      const others = besides(name);
      if (others.length > 0 || tests.every((test) => test.name === name)) add(name, 'any');
      for (const value of options[name](others)) add(name, value);
    }
  }
  return { matches, counts };
}

const programFilters = ['destination', 'type', 'where'] as const satisfies ProgramFilter[];

/** The options that find a program, by filter. */
const valuesOf: Record<ProgramFilter, (entry: OfferedEntry) => string[]> = {
  destination: ({ region }) => ['all', region],
  type: ({ type }) => ['all', type],
  where: ({ place: { country, city } }) => (country ? ['all', country, city] : ['all', city]),
};

type Tests = ReturnType<typeof departureTests>;

/** Returns the departures that pass all tests, and those that pass all except one filter's. */
function departuresBy(open: readonly OpenDeparture[], tests: Tests) {
  if (tests.length === 0) return { found: open, besides: () => open };
  const found: OpenDeparture[] = [];
  const missing = new Map<DepartureFilter, OpenDeparture[]>();
  for (const departure of open) {
    const [failed, ...more] = tests.filter(({ test }) => !test(departure));
    if (!failed) found.push(departure);
    else if (more.length === 0) missing.set(failed.name, [...(missing.get(failed.name) ?? []), departure]);
  }
  return { found, besides: (name: DepartureFilter) => [...found, ...(missing.get(name) ?? [])] };
}

type Departures = readonly OpenDeparture[];

/** By filter, the options that find one of some departures. */
function departureOptions({ today, seasons = [] }: Dated): Record<DepartureFilter, (of: Departures) => string[]> {
  const months = new Set(monthsOn(today).map(({ value }) => value));
  const known = new Map<string, string[]>();
  const whenOf = (from: string) => {
    const month = from.slice(0, 7);
    const values = [...(months.has(month) ? [month] : []), ...seasons.filter((one) => isIn(one, from)).map(idOf)];
    known.set(from, values);
    return values;
  };
  return {
    when: (departures) => [...new Set(departures.flatMap(({ from }) => known.get(from) ?? whenOf(from)))],
    nights: (departures) => spans.filter(({ has }) => departures.some(has)).map(({ value }) => value),
    budget: (departures) => budgets.filter((value) => departures.some((one) => isWithinBudget(one, Number(value)))),
    travellers: (departures) => {
      const most = departures.reduce((sum, { left }) => Math.max(sum, left ?? Number.POSITIVE_INFINITY), 0);
      return parties.filter((value) => Number(value) <= most);
    },
  };
}

const idOf = ({ id }: { id: string }) => id;
const [, ...budgets] = listChoices.budget;
const [, ...parties] = listChoices.travellers;
const spans = listChoices.nights.slice(1).map((value) => {
  const [fewest, most] = nightsOf(value);
  return { value, has: ({ nights }: OpenDeparture) => nights >= fewest && nights <= most };
});
