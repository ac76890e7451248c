import { type ProgramListQuery, wholeList } from './program-list.ts';

/** Filters and sort orders of the list of programs, as in addresses; the first of each is the default. */
export const listChoices = {
  destination: ['all', 'saudi', 'europe', 'asia', 'america', 'africa', 'oceania'],
  type: ['all', 'cultural', 'adventure', 'luxury', 'family', 'solo', 'business', 'wellness', 'umrah'],
  order: ['newest', 'soonest', 'cheapest', 'dearest'],
} as const;

/** A page number in an address, up to 250, which are 6,000 programs. Any other text means the first page. */
export const pageNumber = '^([1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|250)$';

/**
 * The pages of a list that readers come to. The CDN asks for those below a prefix of their own, so that what strangers
 * invent (later pages, unknown programs) takes nothing from their share of calls. All filters and orders have fewer such
 * pages than that share makes while the CDN keeps one.
 */
export const nearLists = { prefix: '/lists', pages: 10 } as const;

/** The query parameters of an address. */
export interface Parameters {
  get(name: string): string | null | undefined;
}

/** Reads the parameters of an address. Unknown values become the defaults. The CDN's function follows the same rule. */
export function readListQuery(parameters: Parameters): ProgramListQuery {
  const choice = <Value>(name: string, values: readonly Value[], byDefault: Value): Value =>
    values.find((value) => value === parameters.get(name)) ?? byDefault;
  const page = parameters.get('page') ?? '';
  return {
    destination: choice('destination', listChoices.destination, wholeList.destination),
    type: choice('type', listChoices.type, wholeList.type),
    order: choice('order', listChoices.order, wholeList.order),
    page: new RegExp(pageNumber).test(page) ? Number(page) : wholeList.page,
  };
}

/** Returns the file name of a list in its folder: `all/cultural/newest/2`. */
export const listName = ({ destination, type, order, page }: ProgramListQuery): string =>
  `${destination}/${type}/${order}/${page}`;

/** Parses a file name of a list; undefined for a name that `listName` never returns. */
export function listNamed(name: string): ProgramListQuery | undefined {
  const [destination, type, order, page] = name.split('/');
  const query = readListQuery(new Map(Object.entries({ destination, type, order, page })));
  return listName(query) === name ? query : undefined;
}
