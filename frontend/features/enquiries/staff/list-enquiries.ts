import type { EnquiryType } from '#contracts/enquiries';
import { staffPage } from '../../session/staff-api.ts';
import type { Page } from '../../session/use-pages.ts';
import type { EnquiryFilters } from './enquiry-filters.ts';
import { listRoute } from './enquiry-routes.ts';
import { type EnquiryView, toEnquiryView, toEnquiryViewOfAny } from './enquiry-view.ts';

export interface EnquiryPage extends Page {
  enquiries: EnquiryView[];
}

interface PageOptions {
  cursor?: string | undefined;
  limit?: number;
  signal?: AbortSignal;
}

/** Fetches one page of the requests of one type or of all, newest first. */
export async function listEnquiries(
  type: EnquiryType | undefined,
  filters: EnquiryFilters,
  { cursor, limit, signal }: PageOptions,
): Promise<EnquiryPage> {
  const page = await readPage(type, { ...filters, cursor, limit }, signal && { signal });
  return {
    enquiries: page.data.map((record) => (type ? toEnquiryView(type, record) : toEnquiryViewOfAny(record))),
    nextCursor: page.next_cursor ?? undefined,
    searchedUntil: page.searched_until ?? undefined,
  };
}

/** Searches by POST, because logs contain addresses and must not contain what people search for. */
function readPage(
  type: EnquiryType | undefined,
  { q, ...query }: EnquiryFilters & Omit<PageOptions, 'signal'>,
  options: Pick<PageOptions, 'signal'> = {},
) {
  if (q) return staffPage('POST /requests/searches', { body: { ...query, type, q }, ...options });
  return type ? staffPage(listRoute(type), { query, ...options }) : staffPage('GET /requests', { query, ...options });
}
