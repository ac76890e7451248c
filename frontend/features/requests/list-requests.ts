import { useCallback, useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { EnquiryType } from '#contracts/enquiries';
import { onSessionEvent } from '../session/session-events.ts';
import { staffPage } from '../session/staff-api.ts';
import type { RequestFilters } from './request-filters.ts';
import { listRoute } from './request-routes.ts';
import { type RequestView, toRequestView } from './request-view.ts';

const refreshEvery = 30_000;

export interface RequestPage {
  requests: RequestView[];
  filters: RequestFilters;
  nextCursor?: string;
  /** A filtered call reads a bounded stretch: the creation time it got back to. */
  searchedUntil?: string;
}

async function listRequests(type: EnquiryType, filters: RequestFilters, cursor?: string): Promise<RequestPage> {
  const page = await staffPage(listRoute(type), { query: { ...filters, cursor } });
  return {
    requests: page.data.map((record) => toRequestView(type, record)),
    filters,
    nextCursor: page.next_cursor ?? undefined,
    searchedUntil: page.searched_until ?? undefined,
  };
}

export type RequestPages = ReturnType<typeof useRequests>;

/**
 * The requests of one kind, newest first, page by page; refreshed every 30 seconds, on focus and after signing in
 * again. While other filters load, the former list stays (`isStale`).
 */
export function useRequests(type: EnquiryType, filters: RequestFilters) {
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (_index, previous: RequestPage | null) =>
      previous && !previous.nextCursor ? null : (['requests', type, filters, previous?.nextCursor] as const),
    ([, , , cursor]) => listRequests(type, filters, cursor),
    { refreshInterval: refreshEvery, revalidateOnFocus: true, keepPreviousData: true },
  );

  useEffect(() => onSessionEvent((event) => event === 'signed_in' && void mutate()), [mutate]);

  const change = useCallback(
    (edit: (requests: RequestView[]) => RequestView[]) =>
      void mutate((pages) => pages?.map((page) => ({ ...page, requests: edit(page.requests) })), { revalidate: false }),
    [mutate],
  );

  const last = data?.at(-1);
  const lacksPage = data !== undefined && data.length < size && last?.nextCursor !== undefined;
  return {
    requests: data?.flatMap((page) => page.requests),
    error,
    isStale: data !== undefined && !isSame(data[0]?.filters, filters),
    isRefreshing: isValidating,
    hasMore: last?.nextCursor !== undefined,
    isLoadingMore: lacksPage && isValidating,
    /** The next page was asked for and did not come. */
    failedToLoadMore: lacksPage && error !== undefined,
    searchedUntil: last?.searchedUntil,
    loadMore: () => void setSize((pages) => pages + 1),
    refresh: () => void mutate(),
    /** Shows the newer state of a request without asking the server. */
    replace: useCallback(
      (newer: RequestView) => change((requests) => requests.map((old) => (old.id === newer.id ? newer : old))),
      [change],
    ),
    remove: useCallback(
      (id: string) => change((requests) => requests.filter((request) => request.id !== id)),
      [change],
    ),
  };
}

const isSame = (one: RequestFilters | undefined, other: RequestFilters) =>
  JSON.stringify(one) === JSON.stringify(other);
