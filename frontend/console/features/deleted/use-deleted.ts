import type { DeletedList } from '#contracts/api/deleted';
import { staffPage } from '../session/staff-api.ts';
import { usePages } from '../session/use-pages.ts';

/** The deleted requests or programs, the last deleted first. */
export function useDeleted(list: DeletedList) {
  const { pages, ...rest } = usePages(['deleted', list], async (cursor) => {
    const { data, next_cursor } = await staffPage('GET /deleted', { query: { list, cursor } });
    return { records: data, nextCursor: next_cursor };
  });
  return { ...rest, records: pages?.flatMap((page) => page.records) };
}
