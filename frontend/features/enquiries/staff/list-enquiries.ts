import { useCallback, useEffect, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { EnquiryType } from '#contracts/enquiries';
import { onSessionEvent } from '../../session/session-events.ts';
import { staffPage } from '../../session/staff-api.ts';
import type { EnquiryFilters } from './enquiry-filters.ts';
import { isDeleted, onNews } from './enquiry-news.ts';
import { listRoute } from './enquiry-routes.ts';
import { type EnquiryView, toEnquiryView, toEnquiryViewOfAny } from './enquiry-view.ts';

export interface EnquiryPage {
  enquiries: EnquiryView[];
  filters: EnquiryFilters;
  nextCursor?: string;
  /** A filtered call reads a limited number of records: the creation time of the last one it read. */
  searchedUntil?: string;
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
    filters,
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

/**
 * The enquiries of one type or of all, newest first, page by page. They refresh only on request and after signing in,
 * since rows would otherwise move while they are read (`useArrivals` reports new ones). While other filters load, the
 * previous list stays (`isStale`).
 */
export function useEnquiries(type: EnquiryType | undefined, filters: EnquiryFilters) {
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (_index, previous: EnquiryPage | null) =>
      previous && !previous.nextCursor ? null : (['requests', type, filters, previous?.nextCursor] as const),
    ([, , , cursor]) => listEnquiries(type, filters, { cursor }),
    { revalidateOnFocus: false, revalidateFirstPage: false, keepPreviousData: true },
  );

  useEffect(() => onSessionEvent((event) => event === 'signed_in' && void mutate()), [mutate]);

  // A mutation discards the reply in flight. Without a list there is nothing to change; a list that is revalidating is
  // fetched again.
  const latest = useRef({ data, isValidating });
  useEffect(() => {
    latest.current = { data, isValidating };
  });
  const change = useCallback(
    (edit: (enquiry: EnquiryView) => EnquiryView | undefined) => {
      const { data, isValidating } = latest.current;
      const editPages = (pages: EnquiryPage[] | undefined) =>
        pages?.map((page) => ({ ...page, enquiries: page.enquiries.flatMap((one) => edit(one) ?? []) }));
      if (!data || isSame(editPages(data), data)) return;
      void mutate(editPages, { revalidate: false });
      if (isValidating) void mutate();
    },
    [mutate],
  );

  // Records from an earlier visit may have changed since.
  const wanted = JSON.stringify(filters);
  useEffect(() => {
    const [first] = latest.current.data ?? [];
    if (first && JSON.stringify(first.filters) === wanted) void mutate();
  }, [wanted, mutate]);

  const replace = useCallback((newer: EnquiryView) => change((old) => (old.id === newer.id ? newer : old)), [change]);

  useEffect(
    () =>
      onNews((news) => {
        if (news.kind === 'changed') replace(news.enquiry);
        if (news.kind === 'deleted') change((enquiry) => (enquiry.id === news.id ? undefined : enquiry));
        if (news.kind === 'entered' || news.kind === 'restored') void mutate();
      }),
    [change, replace, mutate],
  );

  const last = data?.at(-1);
  const lacksPage = data !== undefined && data.length < size && last?.nextCursor !== undefined;
  return {
    enquiries: data?.flatMap((page) => page.enquiries).filter((enquiry) => !isDeleted(enquiry)),
    error,
    isStale: data !== undefined && !isSame(data[0]?.filters, filters),
    isRefreshing: isValidating,
    hasMore: last?.nextCursor !== undefined,
    isLoadingMore: lacksPage && isValidating,
    /** The next page failed to load. */
    failedToLoadMore: lacksPage && error !== undefined,
    searchedUntil: last?.searchedUntil,
    loadMore: () => void setSize((pages) => pages + 1),
    refresh: () => void mutate(),
    /** Shows the newer state of a request without a call to the server. */
    replace,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
