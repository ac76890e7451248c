import type { QueueTab } from '#contracts/api/desk';
import type { EnquiryStatus } from '#contracts/api/enquiries';
import { tagLimits } from '#contracts/api/tag-rules';
import { queueTabs } from '#contracts/api/view-rules';
import { optionOf, readDays, writeValues } from '../../lib/query-filters.ts';

/** The filters of a request list, named as in the API's query and in the screen's URL. */
export interface EnquiryFilters {
  q?: string;
  status?: EnquiryStatus;
  /** Riyadh days (`YYYY-MM-DD`), both inclusive. */
  from?: string;
  to?: string;
  has_email?: 'true' | 'false';
  /** Only requests whose customer waits for staff. */
  unanswered?: 'true';
  tag?: string;
  /** A tab of the queue, which has no other filters; undefined for all requests, newest first. */
  tab?: Exclude<QueueTab, 'all'>;
}

/** The API's limit, in characters. */
export const longestSearch = 100;

/** All but the search text and the tab. */
const ownNames = ['status', 'from', 'to', 'has_email', 'unanswered', 'tag'] as const;

/** The filters that a view keeps. */
export const viewFilterNames = ['tab', ...ownNames] as const;

/** Reads the filters from a URL's query. Ignores values that the API would refuse, since people edit and cut URLs. */
export function readFilters(search: URLSearchParams): EnquiryFilters {
  const filters = readOwn(search);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return { ...filters, tab: isFiltered ? undefined : optionOf(search.get('tab'), queueTabs) };
}

function readOwn(search: URLSearchParams): Omit<EnquiryFilters, 'tab'> {
  const text = (name: string, longest: number) => search.get(name)?.trim().slice(0, longest) || undefined;
  return {
    q: text('q', longestSearch),
    status: optionOf(search.get('status'), ['new', 'in_progress', 'done']),
    ...readDays(search),
    has_email: optionOf(search.get('has_email'), ['true', 'false']),
    unanswered: optionOf(search.get('unanswered'), ['true']),
    tag: text('tag', tagLimits.length),
  };
}

/** Returns the query with these filters in place of the current ones; other parameters stay. A filter ends the tab. */
export const writeFilters = (search: URLSearchParams, { tab, ...filters }: EnquiryFilters) => {
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return writeValues(search, ['q', ...viewFilterNames], { ...filters, tab: isFiltered ? undefined : tab });
};

/** Clears every filter except the search text. */
export const noFilters: EnquiryFilters = Object.fromEntries(ownNames.map((name) => [name, undefined]));

/** Number of active filters, without the search text. */
export const countFilters = (filters: EnquiryFilters) => ownNames.filter((name) => filters[name] !== undefined).length;
