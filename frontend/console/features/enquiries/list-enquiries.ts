import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { figureFilterNames } from '#contracts/api/figure-filter-rules';
import { staffPage } from '../session/staff-api.ts';
import type { Page } from '../session/use-pages.ts';
import type { EnquiryFilters } from './enquiry-filters.ts';
import { toEnquiry } from './enquiry-record.ts';
import { listRoute } from './enquiry-routes.ts';

export interface EnquiryPage extends Page {
  enquiries: Enquiry[];
}

interface PageOptions {
  cursor?: string | undefined;
  limit?: number;
  signal?: AbortSignal;
}

/** Fetches one page of the requests of one type or of all, or of a tab of the queue. */
export async function listEnquiries(
  type: EnquiryType | undefined,
  filters: EnquiryFilters,
  { cursor, limit, signal }: PageOptions,
): Promise<EnquiryPage> {
  const page = await readPage(type, { ...filters, cursor, limit }, signal && { signal });
  return {
    enquiries: page.data.map((record) => toEnquiry(record, type)),
    nextCursor: page.next_cursor ?? undefined,
    searchedUntil: page.searched_until ?? undefined,
  };
}

/** Searches by POST, because logs contain addresses and must not contain what people search for, nor names. */
function readPage(
  type: EnquiryType | undefined,
  { q, tag, tab, due, ...query }: EnquiryFilters & Omit<PageOptions, 'signal'>,
  options: Pick<PageOptions, 'signal'> = {},
) {
  const { order, cursor, limit, ...others } = query;
  const isFiltered = [q, tag, due, ...Object.values(others)].some((value) => value !== undefined);
  if (tab && !isFiltered) {
    return staffPage('GET /desk/queue', { query: { tab, types: type, order, cursor, limit }, ...options });
  }
  if (q || tag || tab || due || figureFilterNames.some((name) => query[name])) {
    return staffPage('POST /requests/searches', { body: { ...query, type, tab, due, q, tag }, ...options });
  }
  return type ? staffPage(listRoute(type), { query, ...options }) : staffPage('GET /requests', { query, ...options });
}
