import useSWRInfinite from 'swr/infinite';
import type { DeletedShelf } from '#contracts/deleted';
import { staffPage } from '../session/staff-api.ts';

/** The deleted requests or programs, page by page, the last deleted first. */
export function useDeleted(shelf: DeletedShelf) {
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (_index, previous: { next_cursor?: string } | null) =>
      previous && !previous.next_cursor ? null : (['deleted', shelf, previous?.next_cursor] as const),
    ([, , cursor]) => staffPage('GET /deleted', { query: { shelf, cursor } }),
    { revalidateOnFocus: false },
  );
  const last = data?.at(-1);
  const lacksPage = data !== undefined && data.length < size && last?.next_cursor !== undefined;
  return {
    records: data?.flatMap((page) => page.data),
    error,
    isRefreshing: isValidating,
    hasMore: last?.next_cursor !== undefined,
    isLoadingMore: lacksPage && isValidating,
    loadMore: () => void setSize((pages) => pages + 1),
    refresh: () => mutate(),
  };
}
