import type { DeletedShelf } from '#contracts/deleted';
import { staffPage } from '../session/staff-api.ts';
import { usePages } from '../session/use-pages.ts';

/** The deleted requests or programs, the last deleted first. */
export function useDeleted(shelf: DeletedShelf) {
  const { pages, ...list } = usePages(['deleted', shelf], async (cursor) => {
    const { data, next_cursor } = await staffPage('GET /deleted', { query: { shelf, cursor } });
    return { records: data, nextCursor: next_cursor };
  });
  return { ...list, records: pages?.flatMap((page) => page.records) };
}
