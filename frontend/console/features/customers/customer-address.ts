import { paths } from '#contracts/website/paths';
import { readAddress, writeAddress } from '../../lib/private-query.ts';
import { optionOf, writeValues } from '../../lib/query-filters.ts';

/** The filters of the list of customers, named as in the screen's URL. */
export interface CustomerFilters {
  q?: string;
  /** Keeps only customers to get in touch with today or before. */
  contact?: 'due';
}

/** The API's limit, in characters. */
export const longestSearch = 100;

/** Reads the filters from a URL's query. Ignores values that the API would refuse, since people edit and cut URLs. */
export const readFilters = (query: URLSearchParams): CustomerFilters => ({
  q: query.get('q')?.trim().slice(0, longestSearch) || undefined,
  contact: optionOf(query.get('contact'), ['due']),
});

/** Returns the query with these filters in place of the current ones; other parameters stay. */
export const writeFilters = (query: URLSearchParams, filters: CustomerFilters) =>
  writeValues(query, ['q', 'contact'], { ...filters });

const parameter = 'customer';
const id = /^[0-9a-f]{32}$/;

/** Returns the id of the open customer: the whole fragment of a short link (`#<id>`), or its parameter beside others. */
export function readOpen(address: { search: string; hash: string }): string | undefined {
  const text = readAddress(address).get(parameter) ?? address.hash.slice(1);
  return id.test(text) ? text : undefined;
}

/** Returns the query that opens this customer, or none; other parameters stay. */
export const writeOpen = (query: URLSearchParams, open: string | undefined) =>
  writeValues(query, [parameter], { [parameter]: open });

/** The address of a customer's card. */
export const customerPath = (of: string) => `${paths.admin.customers}#${of}`;

/** The address of the customers whom these words find. A phone number leads on to its customer's card. */
export const customersFound = (q: string) =>
  paths.admin.customers + writeAddress(writeFilters(new URLSearchParams(), { q })).hash;
