import { useCallback } from 'react';
import { useQuery } from '../../components/use-query.ts';
import { type EnquiryFilters, readFilters, writeFilters } from '../../features/enquiries/enquiry-filters.ts';

/** The list's filters, kept in the URL. */
export function useFilters() {
  const { query, change } = useQuery();

  /** Sets the given filters; undefined removes one. */
  const setFilters = useCallback(
    (filters: EnquiryFilters) => change((current) => writeFilters(current, { ...readFilters(current), ...filters })),
    [change],
  );

  return { filters: readFilters(query), setFilters };
}
