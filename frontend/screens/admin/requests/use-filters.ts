import { useCallback } from 'react';
import { type EnquiryFilters, readFilters, writeFilters } from '../../../features/enquiries/staff/enquiry-filters.ts';
import { useQuery } from '../use-query.ts';

/** The list's filters, kept in the URL. */
export function useFilters() {
  const { query, change } = useQuery();

  /** Sets the named filters; undefined takes one off. */
  const setFilters = useCallback(
    (filters: EnquiryFilters) => change((current) => writeFilters(current, { ...readFilters(current), ...filters })),
    [change],
  );

  return { filters: readFilters(query), setFilters };
}
