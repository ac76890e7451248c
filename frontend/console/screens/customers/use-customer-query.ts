import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useQuery } from '../../components/use-query.ts';
import {
  type CustomerFilters,
  readFilters,
  readOpen,
  writeFilters,
  writeOpen,
} from '../../features/customers/customer-address.ts';
import { writeAddress } from '../../lib/private-query.ts';

/** The list's filters and the open customer, kept in the URL. */
export function useCustomerQuery() {
  const { search, hash } = useLocation();
  const { query, change } = useQuery();

  const setFilters = useCallback(
    (filters: CustomerFilters) =>
      change((current) => writeOpen(writeFilters(current, filters), readOpen(window.location))),
    [change],
  );

  /** Shows a customer's card in place of the one before, or none. */
  const show = useCallback((id: string | undefined) => change((current) => writeOpen(current, id)), [change]);

  /** Returns the query and fragment of a link that opens this customer. */
  const openSearch = (id: string) => {
    const address = writeAddress(writeOpen(new URLSearchParams(query), id));
    return address.search + address.hash;
  };

  return { filters: readFilters(query), setFilters, open: readOpen({ search, hash }), openSearch, show };
}
