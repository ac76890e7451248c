import useSWRInfinite from 'swr/infinite';
import type { ActivityEntry } from '#contracts/activity';
import { staffPage } from '../session/staff-api.ts';
import type { ActivityFilters } from './activity-filters.ts';

export interface ActivityPage {
  entries: ActivityEntry[];
  filters: ActivityFilters;
  nextCursor: string | undefined;
  /** A filtered call reads a limited number of entries: the time of the last one it read. */
  searchedUntil: string | undefined;
}

interface PageOptions {
  cursor?: string | undefined;
  limit?: number;
  signal?: AbortSignal;
}

/** One page of the audit trail, newest first. */
export async function listActivity(
  filters: ActivityFilters,
  { cursor, limit, signal }: PageOptions,
): Promise<ActivityPage> {
  const page = await staffPage('POST /activity/searches', {
    body: { ...filters, cursor, limit },
    ...(signal && { signal }),
  });
  return { entries: page.data, filters, nextCursor: page.next_cursor, searchedUntil: page.searched_until };
}

/** The audit trail, page by page. While other filters load, the previous list stays (`isStale`). */
export function useActivity(filters: ActivityFilters) {
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (_index, previous: ActivityPage | null) =>
      previous && !previous.nextCursor ? null : (['activity', filters, previous?.nextCursor] as const),
    ([, , cursor]) => listActivity(filters, { cursor }),
    { revalidateOnFocus: false, revalidateFirstPage: false, keepPreviousData: true },
  );
  const last = data?.at(-1);
  const lacksPage = data !== undefined && data.length < size && last?.nextCursor !== undefined;
  return {
    entries: data?.flatMap((page) => page.entries),
    error,
    isStale: data !== undefined && JSON.stringify(data[0]?.filters) !== JSON.stringify(filters),
    isRefreshing: isValidating,
    hasMore: last?.nextCursor !== undefined,
    isLoadingMore: lacksPage && isValidating,
    /** The next page failed to load. */
    failedToLoadMore: lacksPage && error !== undefined,
    searchedUntil: last?.searchedUntil,
    loadMore: () => void setSize((pages) => pages + 1),
    refresh: () => void mutate(),
  };
}

export type ActivityPages = ReturnType<typeof useActivity>;
