import { isSet } from '#contracts/website/list-choices';
import { listFilters, type ProgramListQuery, programsPerPage, wholeList } from '#contracts/website/program-list';
import type { ListExtent, ListOptions, ListPlace } from '#contracts/website/published-data';
import { type Counts, filterPrograms, type Match } from './filter.ts';
import { type Dated, departureFilters } from './matching.ts';
import { monthsOn } from './months.ts';
import { sortPrograms } from './order.ts';
import { countryNames } from './place.ts';
import type { OfferedEntry } from './select.ts';

interface ListPage {
  /** None after the list's end. */
  programs: OfferedEntry[];
  list: ListExtent;
  /** The list to which its address leads, if not to this one. */
  instead: ProgramListQuery | undefined;
}

/** Returns one page of the list, with what its filters offer. */
export function pageOfList(query: ProgramListQuery, entries: readonly OfferedEntry[], dated: Dated): ListPage {
  const { page, order } = query;
  const { matches, counts } = filterPrograms(query, entries, dated);
  const matching = sortPrograms(shownOf(query, matches), order, dated.today);
  const pages = Math.max(1, Math.ceil(matching.length / programsPerPage));
  return {
    programs: matching.slice((page - 1) * programsPerPage, page * programsPerPage),
    list: {
      ...{ query, total: entries.length, matching: matching.length, pages },
      options: optionsOf(query, { found: matching.length, counts, entries, dated }),
    },
    instead: insteadOf(query, pages, entries, dated),
  };
}

/** In a list filtered by departures, a program counts with the first and the cheapest of those that match. */
function shownOf(query: ProgramListQuery, matches: readonly Match[]): OfferedEntry[] {
  if (!departureFilters.some((name) => isSet(query, name))) return matches.map(({ entry }) => entry);
  return matches.map(({ entry, departures }) => {
    const prices = departures.map(({ price }) => price).filter(Boolean);
    const from_date = departures.reduce((first, { from }) => (from < first ? from : first), departures[0]?.from ?? '');
    return { ...entry, offer: { ...entry.offer, from_date, price_sar: prices.length > 0 ? Math.min(...prices) : 0 } };
  });
}

interface Found {
  /** The number of programs that match. */
  found: number;
  counts: Counts;
  entries: readonly OfferedEntry[];
  dated: Dated;
}

function optionsOf(query: ProgramListQuery, { found, counts, entries, dated }: Found): ListOptions {
  const chosen = found === 0 ? listFilters.filter((name) => isSet(query, name)) : [];
  const alone = chosen.map((name) => [name, countAlone({ ...wholeList, [name]: query[name] }, entries, dated)]);
  return {
    ...{ counts, places: placesIn(entries, query.where, counts.where), months: monthsOn(dated.today) },
    ...(hasUmrah(entries) && { umrah: true as const }),
    ...(chosen.length > 1 && { alone: Object.fromEntries(alone) }),
  };
}

const hasUmrah = (entries: readonly OfferedEntry[]) => entries.some(({ type }) => type === 'umrah');

const countAlone = (query: ProgramListQuery, entries: readonly OfferedEntry[], dated: Dated) =>
  filterPrograms(query, entries, dated, { isCounted: false }).matches.length;

/** The countries and cities that the list has with the other filters, and the chosen one; those with most first. */
function placesIn(entries: readonly OfferedEntry[], chosen: string, counts: Counts['where']): ListPlace[] {
  const isOption = (value: string | null) => value !== null && (value === chosen || (counts[value] ?? 0) > 0);
  const countries = new Map<string, Map<string, OfferedEntry>>();
  for (const entry of entries) {
    const { country, city } = entry.place;
    if (!isOption(city) && !isOption(country)) continue;
    const cities = countries.get(country ?? '') ?? new Map<string, OfferedEntry>();
    countries.set(country ?? '', cities);
    if (isOption(city) && !cities.has(city)) cities.set(city, entry);
  }
  const byCount = (one: string, other: string) =>
    (counts[other] ?? 0) - (counts[one] ?? 0) || (one < other ? -1 : Number(one > other));
  // Cities of no country come last.
  return [...countries]
    .sort(([one], [other]) => Number(one === '') - Number(other === '') || byCount(one, other))
    .map(([value, cities]) => ({
      ...{ value, names: value ? countryNames(value) : null },
      cities: [...cities]
        .sort(([one], [other]) => byCount(one, other))
        .map(([city, { city_names }]) => ({ value: city, names: city_names })),
    }));
}

/** The list without a place, a time or Umrah if nothing has it, or the last page instead of one after it. */
function insteadOf(
  query: ProgramListQuery,
  pages: number,
  entries: readonly OfferedEntry[],
  { today, seasons = [] }: Dated,
): ProgramListQuery | undefined {
  const { where, when, type } = query;
  const hasPlace = entries.some(({ place }) => place.country === where || place.city === where);
  const hasTime = [...monthsOn(today), ...seasons.map(({ id }) => ({ value: id }))].some(({ value }) => value === when);
  const instead = {
    ...query,
    where: hasPlace ? where : wholeList.where,
    when: hasTime ? when : wholeList.when,
    type: type === 'umrah' && !hasUmrah(entries) ? wholeList.type : type,
  };
  if (instead.where !== where || instead.when !== when || instead.type !== type)
    return { ...instead, page: wholeList.page };
  return query.page > pages ? { ...query, page: pages } : undefined;
}
