import { useCallback } from 'react';
import { useQuery } from '../../components/use-query.ts';
import { changeFilters, type EnquiryFilters, readFilters } from '../../features/enquiries/enquiry-filters.ts';

/** The list's filters and order, kept in the URL. */
export function useFilters() {
  const { query, change } = useQuery();

  /** Sets the given filters; undefined removes one. */
  const setFilters = useCallback(
    (filters: EnquiryFilters) => change((current) => changeFilters(current, filters)),
    [change],
  );

  return { filters: readFilters(query), setFilters };
}
