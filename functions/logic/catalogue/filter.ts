import { isSet } from '#contracts/website/list-choices';
import { type ListFilter, listFilters, type ProgramListQuery } from '#contracts/website/program-list';
import { countDepartures } from './count-departures.ts';
import { type Dated, type DepartureFilter, departureTests, type OpenDeparture } from './matching.ts';
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
export function filterPrograms(
  query: ProgramListQuery,
  entries: readonly OfferedEntry[],
  dated: Dated,
  { isCounted = true } = {},
) {
  const tests = departureTests(query, dated);
  const set = programFilters.filter((name) => isSet(query, name));
  const counts = Object.fromEntries(listFilters.map((name) => [name, {}])) as Counts;
  const departures = countDepartures(query, tests, dated);
  const matches: Match[] = [];
  for (const entry of entries) {
    const missed = set.filter((name) => !valuesOf[name](entry).includes(query[name]));
    if (missed.length > (isCounted ? 1 : 0)) continue;
    const isInPlace = missed.length === 0;
    const found = departures.find(entry.open, isInPlace && isCounted);
    if (tests.length > 0 && found.length === 0) continue;
    if (isInPlace) matches.push({ entry, departures: found });
    if (!isCounted) continue;
    for (const name of isInPlace ? programFilters : missed) {
      const count = counts[name];
      for (const value of valuesOf[name](entry)) count[value] = (count[value] ?? 0) + 1;
    }
  }
  return { matches, counts: { ...counts, ...departures.counts() } };
}

const programFilters = ['destination', 'type', 'where'] as const satisfies ProgramFilter[];

/** The options that find a program, by filter. */
const valuesOf: Record<ProgramFilter, (entry: OfferedEntry) => string[]> = {
  destination: ({ region }) => ['all', region],
  type: ({ type }) => ['all', type],
  where: ({ place: { country, city } }) => (country ? ['all', country, city] : ['all', city]),
};
