import { programTypes } from '../api/program-fields.ts';
import { type ListFilter, listNames, type ProgramListQuery, wholeList } from './program-list.ts';

/** Filters and sort orders of the list of programs, as in addresses; the first of each is the default. */
export const listChoices = {
  destination: ['all', 'saudi', 'europe', 'asia', 'america', 'africa', 'oceania'],
  type: ['all', ...programTypes],
  nights: ['any', '1-3', '4-6', '7-9', '10-up'],
  /** Riyals at most: for an adult, or for the chosen party. */
  budget: ['any', '3000', '5000', '8000', '12000', '20000', '30000', '50000'],
  /** Adults, and children behind the hyphen: `2-1`. */
  party: [
    ...(['any', '1', '2', '3', '4', '5', '6', '8', '10'] as const),
    ...(['1-1', '1-2', '2-1', '2-2', '2-3', '2-4', '3-1', '3-2', '4-1', '4-2', '4-3', '4-4'] as const),
  ],
  /** So many places are left. */
  travellers: ['any', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  order: ['newest', 'soonest', 'cheapest', 'dearest'],
} as const;

/**
 * The values of the filters whose options the programs and seasons decide, as regular expressions. A value that no
 * program and no season has leads to the list without it.
 */
export const openChoices = {
  /** A country's code, or a city: `fr`, `fr-paris`. `xx` stands for no country. */
  where: '^[a-z]{2}(-[a-z0-9]{1,24}){0,4}$',
  /** A month, or a season's id: `2027-03`. */
  when: '^(20[0-9]{2}-(0[1-9]|1[0-2])|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$',
} as const;

/** A page number in an address, up to 250, which are 6,000 programs. Any other text means the first page. */
export const pageNumber = '^([1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|250)$';

/**
 * The pages of a list that readers come to. The CDN asks for those below a prefix of their own, so that what strangers
 * invent (later pages, unknown programs) takes nothing from their share of calls. All values of `filters` have fewer
 * such pages than that share makes while the CDN keeps one.
 */
export const nearLists = { prefix: '/lists', pages: 10, filters: ['destination', 'type', 'order'] } as const;

/**
 * The first pages of lists with other filters. There are more than anybody can make, so they have a share of their own:
 * what strangers combine takes nothing from the other lists.
 */
export const filteredLists = { prefix: '/filtered' } as const;

/** The query parameters of an address. */
export interface Parameters {
  get(name: string): string | null | undefined;
}

/** Reads the parameters of an address. Unknown values become the defaults. The CDN's function follows the same rule. */
export function readListQuery(parameters: Parameters): ProgramListQuery {
  const query: Record<string, string | number> = { ...wholeList };
  for (const name of listNames) {
    const given = parameters.get(name);
    if (typeof given !== 'string' || !isChoice(name, given)) continue;
    query[name] = name === 'page' ? Number(given) : given;
  }
  // Each value is one of its choices.
  return query as unknown as ProgramListQuery;
}

const patterns: Partial<Record<string, string>> = { ...openChoices, page: pageNumber };
const choices: Partial<Record<string, readonly string[]>> = listChoices;

const isChoice = (name: keyof ProgramListQuery, value: string): boolean =>
  choices[name]?.includes(value) ?? new RegExp(patterns[name] ?? '').test(value);

/** Returns the file name of a list in its folder: its values in the order of addresses, the page last. */
export const listName = (query: ProgramListQuery): string => listNames.map((name) => query[name]).join('/');

/** Parses a file name of a list; undefined for a name that `listName` never returns. */
export function listNamed(name: string): ProgramListQuery | undefined {
  const values = name.split('/');
  const query = readListQuery(new Map(listNames.map((each, index) => [each, values[index]])));
  return listName(query) === name ? query : undefined;
}

/** True if a list has a filter that near lists do not have. */
export const isFurtherFiltered = (query: ProgramListQuery): boolean =>
  furtherFilters.some((name) => isSet(query, name));

/** The filters of departures and places, beside the destination and the type. */
export const furtherFilters = [
  'where',
  'when',
  'nights',
  'party',
  'budget',
  'travellers',
] as const satisfies ListFilter[];

export const isSet = (query: ProgramListQuery, name: keyof ProgramListQuery): boolean =>
  query[name] !== wholeList[name];
