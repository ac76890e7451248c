import { useCallback, useEffect, useRef } from 'react';
import type { EnquiryType } from '#contracts/enquiries';
import { staffPage } from '../../session/staff-api.ts';
import { type Page, usePages } from '../../session/use-pages.ts';
import type { EnquiryFilters } from './enquiry-filters.ts';
import { isDeleted, onNews } from './enquiry-news.ts';
import { listRoute } from './enquiry-routes.ts';
import { type EnquiryView, toEnquiryView, toEnquiryViewOfAny } from './enquiry-view.ts';

interface EnquiryPage extends Page {
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

export type EnquiryPages = ReturnType<typeof useEnquiries>;

/** The enquiries of one type or of all (`useArrivals` reports new ones). */
export function useEnquiries(type: EnquiryType | undefined, filters: EnquiryFilters) {
  const { pages, edit, ...list } = usePages(['requests', type, filters], (cursor) =>
    listEnquiries(type, filters, { cursor }),
  );
  const { refresh, isRefreshing } = list;

  // A mutation discards the reply in flight. Without a list there is nothing to change; a list that is revalidating is
  // fetched again.
  const latest = useRef({ pages, isRefreshing });
  useEffect(() => {
    latest.current = { pages, isRefreshing };
  });
  const change = useCallback(
    (replaced: (enquiry: EnquiryView) => EnquiryView | undefined) => {
      const { pages, isRefreshing } = latest.current;
      const changed = (page: EnquiryPage) => ({
        ...page,
        enquiries: page.enquiries.flatMap((one) => replaced(one) ?? []),
      });
      if (!pages || isSame(pages.map(changed), pages)) return;
      void edit(changed);
      if (isRefreshing) void refresh();
    },
    [edit, refresh],
  );

  const replace = useCallback((newer: EnquiryView) => change((old) => (old.id === newer.id ? newer : old)), [change]);

  useEffect(
    () =>
      onNews((news) => {
        if (news.kind === 'changed') replace(news.enquiry);
        if (news.kind === 'deleted') change((enquiry) => (enquiry.id === news.id ? undefined : enquiry));
        if (news.kind === 'entered' || news.kind === 'restored') void refresh();
      }),
    [change, replace, refresh],
  );

  return {
    ...list,
    enquiries: pages?.flatMap((page) => page.enquiries).filter((enquiry) => !isDeleted(enquiry)),
    /** Shows the newer state of a request without a call to the server. */
    replace,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
