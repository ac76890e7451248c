import { useEffect, useEffectEvent, useState } from 'react';
import { latinDigits } from '#shared/lib/latin-digits.ts';
import type { CustomerFilters } from '../../features/customers/customer-address.ts';
import type { CustomerPages } from '../../features/customers/use-customers.ts';

interface Options {
  filters: CustomerFilters;
  list: CustomerPages;
  open: string | undefined;
  show: (id: string) => void;
}

/** A whole phone number, in any spelling. */
const wholeNumber = /^\+?[\d\s()-]{9,}$/;

/** Opens the card at once if the screen was opened with a phone number that one customer has: a request leads here. */
export function useDirectCard({ filters, list, open, show }: Options): void {
  const [sought] = useState(() =>
    open === undefined && wholeNumber.test(latinDigits(filters.q ?? '')) ? filters.q : undefined,
  );
  const [isDone, setIsDone] = useState(sought === undefined);
  const { customers, isStale } = list;

  const lead = useEffectEvent(() => {
    if (isDone || !customers || isStale) return;
    setIsDone(true);
    const [customer, another] = customers;
    if (customer && !another && filters.q === sought) show(customer.id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list has loaded.
  useEffect(() => lead(), [customers, isStale]);
}
