import { useCallback, useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import { onSessionEvent } from './session-events.ts';

export interface Page {
  nextCursor?: string | undefined;
  /** A filtered call reads a limited number of records: the time of the last one it read. */
  searchedUntil?: string | undefined;
}

/**
 * A list for staff, page by page. It refreshes only on a visit, on request and after signing in, since rows
 * would otherwise move while they are read. While another key loads, the previous list stays (`isStale`).
 * @param key the list's name and its filters
 */
export function usePages<One extends Page>(
  key: readonly unknown[],
  read: (cursor: string | undefined) => Promise<One>,
) {
  const wanted = JSON.stringify(key);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (_index, previous: { page: One } | null) =>
      previous && !previous.page.nextCursor ? null : ([...key, previous?.page.nextCursor] as const),
    async (of) => ({ page: await read(of.at(-1) as string | undefined), key: JSON.stringify(of.slice(0, -1)) }),
    { revalidateOnFocus: false, revalidateFirstPage: false, keepPreviousData: true },
  );

  useEffect(() => onSessionEvent((event) => event === 'signed_in' && void mutate()), [mutate]);

  // Records from an earlier visit may have changed since.
  const isKept = data?.[0]?.key === wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that has just loaded needs no refresh.
  useEffect(() => {
    if (isKept) void mutate();
  }, [wanted, mutate]);

  const refresh = useCallback(async () => {
    await mutate();
  }, [mutate]);
  const edit = useCallback(
    (change: (page: One) => One) =>
      mutate((kept) => kept?.map(({ page, key }) => ({ page: change(page), key })), { revalidate: false }),
    [mutate],
  );

  const last = data?.at(-1)?.page;
  const lacksPage = data !== undefined && data.length < size && last?.nextCursor !== undefined;
  return {
    pages: data?.map(({ page }) => page),
    error,
    isStale: data !== undefined && !isKept,
    isRefreshing: isValidating,
    hasMore: last?.nextCursor !== undefined,
    isLoadingMore: lacksPage && isValidating,
    /** The next page failed to load. */
    failedToLoadMore: lacksPage && error !== undefined,
    searchedUntil: last?.searchedUntil,
    loadMore: () => void setSize((pages) => pages + 1),
    refresh,
    /** Changes the pages without a call to the server. */
    edit,
  };
}
