import type { QueueTab } from '#contracts/api/desk';
import type { EnquiryStatus } from '#contracts/api/enquiries';
import {
  anyone,
  figureFilterNames,
  longestCity,
  longestSource,
  saleFilters,
  unnamedSources,
} from '#contracts/api/figure-filter-rules';
import { tagLimits } from '#contracts/api/tag-rules';
import { dueFilters, queueTabs } from '#contracts/api/view-rules';
import { optionOf, readDays, writeValues } from '../../lib/query-filters.ts';

/** The filters and the order of a request list, named as in the API's query and in the screen's URL. */
export interface EnquiryFilters {
  q?: string;
  status?: EnquiryStatus;
  /** Keeps only requests whose first answer is late, or due soon. */
  due?: (typeof dueFilters)[number];
  /** Riyadh days (`YYYY-MM-DD`), both inclusive. */
  from?: string;
  to?: string;
  has_email?: 'true' | 'false';
  /** Keeps only requests whose customer waits for staff. */
  unanswered?: 'true';
  tag?: string;
  /** The source in the advertisement's link, or the site from which the visitor came. */
  source?: string;
  /** Instead of a source. */
  unnamed?: (typeof unnamedSources)[number];
  program_id?: string;
  /** The place to which a request without a program goes. */
  city?: string;
  /** The address of who has it. */
  owner?: string;
  /** The address of who gave a first answer, or `anyone`. */
  answered_by?: string;
  sale?: (typeof saleFilters)[number];
  /** A tab of the queue, which goes with any filter; undefined for all requests, newest first. */
  tab?: Exclude<QueueTab, 'all'>;
  /** No filter. Undefined for the list's own order. */
  order?: 'reversed';
}

/** The API's limit, in characters. */
export const longestSearch = 100;

const emailForm = /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/;

/** All but the search text, the tab and the order. */
const ownNames = ['status', 'due', 'from', 'to', 'has_email', 'unanswered', 'tag', ...figureFilterNames] as const;

/** The parts of the address that a view keeps. */
export const viewNames = ['tab', 'q', ...ownNames, 'order'] as const;

/** Reads the filters and the order from a URL's query. Ignores values that the API would refuse, since people edit and cut URLs. */
export function readFilters(search: URLSearchParams): EnquiryFilters {
  const text = (name: string, longest: number) => search.get(name)?.trim().slice(0, longest) || undefined;
  const like = (name: string, form: RegExp) => form.exec(search.get(name) ?? '')?.[0];
  return {
    q: text('q', longestSearch),
    status: optionOf(search.get('status'), ['new', 'in_progress', 'done']),
    due: optionOf(search.get('due'), dueFilters),
    ...readDays(search),
    has_email: optionOf(search.get('has_email'), ['true', 'false']),
    unanswered: optionOf(search.get('unanswered'), ['true']),
    tag: text('tag', tagLimits.length),
    source: text('source', longestSource),
    unnamed: optionOf(search.get('unnamed'), unnamedSources),
    program_id: like('program_id', /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    city: text('city', longestCity),
    owner: like('owner', emailForm),
    answered_by: optionOf(search.get('answered_by'), [anyone]) ?? like('answered_by', emailForm),
    sale: optionOf(search.get('sale'), saleFilters),
    tab: optionOf(search.get('tab'), queueTabs),
    order: optionOf(search.get('order'), ['reversed']),
  };
}

/** Returns the query with these filters in place of the current ones; other parameters stay. */
export const writeFilters = (search: URLSearchParams, filters: EnquiryFilters) =>
  writeValues(search, viewNames, filters);

/** True if the list's own order is what is most urgent first. */
export const isByUrgency = ({ tab, due }: EnquiryFilters) => tab !== 'done' && (tab ?? due) !== undefined;

/** True if what arrives comes last. */
export const isOldestFirst = (filters: EnquiryFilters) => filters.order === 'reversed' && !isByUrgency(filters);

/**
 * Returns the query with these filters changed. The order stays as long as its words do: who reads the oldest first must
 * not find the least urgent first in a tab of the queue.
 */
export function changeFilters(search: URLSearchParams, changes: EnquiryFilters): URLSearchParams {
  const before = readFilters(search);
  const written = writeFilters(search, { ...before, ...changes });
  const isSameOrder = isByUrgency(readFilters(written)) === isByUrgency(before);
  return isSameOrder || changes.order ? written : writeFilters(written, { ...readFilters(written), order: undefined });
}

/** Clears every filter except the search text. The tab and the order stay. */
export const noFilters: EnquiryFilters = Object.fromEntries(ownNames.map((name) => [name, undefined]));

/** Number of active filters, without the search text. */
export const countFilters = (filters: EnquiryFilters) => ownNames.filter((name) => filters[name] !== undefined).length;
