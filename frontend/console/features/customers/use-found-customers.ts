import useSWR from 'swr';
import type { Customer } from '#contracts/api/customers';
import { useSettled } from '../../components/use-settled.ts';
import { listCustomers } from './list-customers.ts';

interface Found {
  customers: readonly Customer[];
  isSearching: boolean;
  hasFailed: boolean;
}

/** The customers whom a text names, while the user types it. An empty text finds none. */
export function useFoundCustomers(sought: string, limit: number): Found {
  const settled = useSettled(sought);
  const { data, isLoading, error } = useSWR(settled ? (['found-customers', settled, limit] as const) : null, ([, q]) =>
    listCustomers({ q }, { limit }),
  );
  const isSettled = settled === sought;
  return {
    customers: (isSettled && data?.customers) || [],
    isSearching: isLoading || !isSettled,
    hasFailed: isSettled && error !== undefined,
  };
}
