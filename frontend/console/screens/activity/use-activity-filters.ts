import { useCallback } from 'react';
import { useQuery } from '../../components/use-query.ts';
import { type ActivityFilters, readFilters, writeFilters } from '../../features/activity/activity-filters.ts';

/** The filters of the activity, kept in the URL. */
export function useActivityFilters() {
  const { query, change } = useQuery();

  /** Sets the given filters; undefined removes one. */
  const setFilters = useCallback(
    (filters: ActivityFilters) => change((current) => writeFilters(current, { ...readFilters(current), ...filters })),
    [change],
  );

  return { filters: readFilters(query), setFilters };
}
