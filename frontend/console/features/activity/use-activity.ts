import { usePages } from '../session/use-pages.ts';
import type { ActivityFilters } from './activity-filters.ts';
import { listActivity } from './list-activity.ts';

/** The audit trail. */
export function useActivity(filters: ActivityFilters) {
  const { pages, ...list } = usePages(['activity', filters], (cursor) => listActivity(filters, { cursor }));
  return { ...list, entries: pages?.flatMap((page) => page.entries) };
}

export type ActivityPages = ReturnType<typeof useActivity>;
