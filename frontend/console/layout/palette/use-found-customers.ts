import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Customer } from '#contracts/api/customers';
import { listCustomers } from '../../features/customers/list-customers.ts';

/** A whole phone number, in any spelling. */
const wholeNumber = /^\+?[\d\s()-]{9,30}$/;
/** Milliseconds without a key after which it searches. */
const delay = 250;
const mostShown = 3;

/** The customers of a whole phone number, while the user types. */
export function useFoundCustomers(sought: string): readonly Customer[] {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sought), delay);
    return () => clearTimeout(timer);
  }, [sought]);

  const { data } = useSWR(wholeNumber.test(settled) ? (['palette-customers', settled] as const) : null, ([, q]) =>
    listCustomers({ q }, { limit: mostShown }),
  );
  return settled === sought ? (data?.customers ?? []) : [];
}
