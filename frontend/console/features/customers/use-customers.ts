import { useCallback, useEffect, useRef } from 'react';
import type { Customer } from '#contracts/api/customers';
import { usePages } from '../session/use-pages.ts';
import type { CustomerFilters } from './customer-address.ts';
import { listCustomers } from './list-customers.ts';

export type CustomerPages = ReturnType<typeof useCustomers>;

/** The customers whom the filters let through. */
export function useCustomers(filters: CustomerFilters) {
  const { pages, edit, ...list } = usePages(['customers', filters], (cursor) => listCustomers(filters, { cursor }));

  const { refresh, isRefreshing } = list;

  // A mutation discards the reply in flight. Without a list there is nothing to change; a list that is revalidating is
  // fetched again.
  const latest = useRef({ pages, isRefreshing });
  useEffect(() => {
    latest.current = { pages, isRefreshing };
  });

  /** Shows the newer state of a customer without a call to the server. */
  const replace = useCallback(
    (newer: Customer) => {
      const { pages, isRefreshing } = latest.current;
      const old = pages?.flatMap(({ customers }) => customers).find(({ id }) => id === newer.id);
      if (!old || JSON.stringify(old) === JSON.stringify(newer)) return;
      void edit((page) => ({ ...page, customers: page.customers.map((one) => (one.id === newer.id ? newer : one)) }));
      if (isRefreshing) void refresh();
    },
    [edit, refresh],
  );

  return { ...list, customers: pages?.flatMap(({ customers }) => customers), replace };
}
