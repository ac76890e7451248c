import type { QueueTab } from '#contracts/api/desk';
import type { EnquiryStatus } from '#contracts/api/enquiries';
import {
  figureFilterNames,
  longestCity,
  longestSource,
  saleFilters,
  unnamedSources,
} from '#contracts/api/figure-filter-rules';
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
  /** The source in the advertisement's link, or the site from which the visitor came. */
  source?: string;
  /** Instead of a source. */
  unnamed?: (typeof unnamedSources)[number];
  program_id?: string;
  /** Where a request without a program goes. */
  city?: string;
  /** The address of who has it. */
  owner?: string;
  sale?: (typeof saleFilters)[number];
  /** A tab of the queue, which has no other filters; undefined for all requests, newest first. */
  tab?: Exclude<QueueTab, 'all'>;
}

/** The API's limit, in characters. */
export const longestSearch = 100;

/** All but the search text and the tab. */
const ownNames = ['status', 'from', 'to', 'has_email', 'unanswered', 'tag', ...figureFilterNames] as const;

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
  const like = (name: string, form: RegExp) => form.exec(search.get(name) ?? '')?.[0];
  return {
    q: text('q', longestSearch),
    status: optionOf(search.get('status'), ['new', 'in_progress', 'done']),
    ...readDays(search),
    has_email: optionOf(search.get('has_email'), ['true', 'false']),
    unanswered: optionOf(search.get('unanswered'), ['true']),
    tag: text('tag', tagLimits.length),
    source: text('source', longestSource),
    unnamed: optionOf(search.get('unnamed'), unnamedSources),
    program_id: like('program_id', /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    city: text('city', longestCity),
    owner: like('owner', /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/),
    sale: optionOf(search.get('sale'), saleFilters),
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
