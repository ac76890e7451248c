import { useCallback } from 'react';
import { type RequestFilters, readFilters, writeFilters } from '../../../features/requests/request-filters.ts';
import { useQuery } from './use-query.ts';

/** The list's filters, kept in the URL. */
export function useFilters() {
  const { query, change } = useQuery();

  /** Sets the named filters; undefined takes one off. */
  const setFilters = useCallback(
    (filters: RequestFilters) => change((current) => writeFilters(current, { ...readFilters(current), ...filters })),
    [change],
  );

  return { filters: readFilters(query), setFilters };
}
