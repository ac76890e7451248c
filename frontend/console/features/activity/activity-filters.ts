import type { AuditGroup } from '#contracts/api/audit';
import { optionOf, readDays, writeValues } from '../../lib/query-filters.ts';

/** The filters of the activity, named as in the API's query and in the screen's URL. */
export interface ActivityFilters {
  /** The e-mail address of the account. */
  staff?: string;
  group?: AuditGroup;
  /** A request's reference or a program's id. */
  record?: string;
  /** Riyadh days (`YYYY-MM-DD`), both inclusive. */
  from?: string;
  to?: string;
}

/** The API's limit, in characters. */
export const longestRecord = 64;

/** In the order in which the menu lists them. */
export const groups = [
  'access',
  'reading',
  'enquiries',
  'team',
  'programs',
  'deletions',
  'privacy',
] as const satisfies readonly AuditGroup[];

const filterNames = ['staff', 'group', 'record', 'from', 'to'] as const satisfies readonly (keyof ActivityFilters)[];

/** Clears every filter. */
export const noFilters: ActivityFilters = {
  staff: undefined,
  group: undefined,
  record: undefined,
  from: undefined,
  to: undefined,
};

/** Reads the filters from a URL's query. Ignores values that the API would refuse, since people edit and cut URLs. */
export function readFilters(search: URLSearchParams): ActivityFilters {
  const staff = search.get('staff')?.trim();
  return {
    staff: staff?.includes('@') ? staff : undefined,
    group: optionOf(search.get('group'), groups),
    record: search.get('record')?.trim().slice(0, longestRecord) || undefined,
    ...readDays(search),
  };
}

/** Returns the query with these filters in place of the current ones. */
export const writeFilters = (search: URLSearchParams, filters: ActivityFilters) =>
  writeValues(search, filterNames, filters);

export const countFilters = (filters: ActivityFilters) => filterNames.filter((name) => filters[name]).length;
