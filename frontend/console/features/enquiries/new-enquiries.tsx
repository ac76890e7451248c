import { type ReactNode, useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { onSessionEvent } from '../session/session-events.ts';
import { staffApi } from '../session/staff-api.ts';
import { onCustomerAct } from './customer-acts.ts';
import { onNews } from './enquiry-news.ts';
import { type NewEnquiries, NewEnquiriesContext, newEnquiriesKey, PollErrorContext } from './use-new-enquiries.ts';

const refreshEvery = 30_000;

/**
 * Polls the number of new requests every 30 seconds while the page is visible and online (SWR's default), after a
 * change by staff, after signing in, and at once when the presence's call knows a later act of a customer. Rendered once
 * for the whole console, or each component would poll.
 */
export function NewEnquiriesWatch({ children }: { children: ReactNode }) {
  const { data, error, mutate } = useSWR(newEnquiriesKey, () => staffApi('GET /overview/new'), {
    refreshInterval: refreshEvery,
  });
  useEffect(() => onNews(({ kind }) => kind !== 'expected' && void mutate()), [mutate]);
  useEffect(() => onSessionEvent((event) => event === 'signed_in' && void mutate()), [mutate]);
  const isLater = useEffectEvent((latest: string) => data !== undefined && latest > (data.unanswered?.latest ?? ''));
  useEffect(() => onCustomerAct((latest) => isLater(latest) && void mutate()), [mutate]);
  return (
    <NewEnquiriesContext value={data}>
      <PollErrorContext value={error}>{children}</PollErrorContext>
    </NewEnquiriesContext>
  );
}

/** A count as a badge shows it: `3`, or `100+` if the server stopped counting. */
export const countText = ({ count, more }: Pick<NewEnquiries, 'count' | 'more'>) => `${count}${more ? '+' : ''}`;
