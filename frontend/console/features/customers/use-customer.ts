import { useEffect } from 'react';
import useSWR from 'swr';
import type { Customer } from '#contracts/api/customers';
import { onNews } from '../enquiries/enquiry-news.ts';
import { getCustomer } from './customer-calls.ts';

/** Fetches a customer's card, again when a request changes. Fetches nothing without an id. */
export function useCustomer(id: string | undefined, onLoaded: (customer: Customer) => void) {
  const reply = useSWR(id ? (['customer', id] as const) : null, ([, id]) => getCustomer(id), {
    onSuccess: ({ customer }) => onLoaded(customer),
  });
  const { mutate } = reply;
  useEffect(() => onNews(({ kind }) => kind !== 'expected' && void mutate()), [mutate]);
  return reply;
}
