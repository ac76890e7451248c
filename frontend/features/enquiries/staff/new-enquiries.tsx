import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import type { ApiData } from '../../../lib/api.ts';
import { onSessionEvent } from '../../session/session-events.ts';
import { staffApi } from '../../session/staff-api.ts';
import { onNews } from './enquiry-news.ts';

/** The numbers of new enquiries: in total, and by type. */
type NewEnquiries = ApiData<'GET /overview/new'>;

const refreshEvery = 30_000;

const NewEnquiriesContext = createContext<NewEnquiries | undefined>(undefined);

/**
 * Polls the number of new requests every 30 seconds while the page is visible and online (SWR's default), after a
 * change by staff and after signing in. Rendered once for the whole console, or each component would poll.
 */
export function NewEnquiriesWatch({ children }: { children: ReactNode }) {
  const { data, mutate } = useSWR('new-requests', () => staffApi('GET /overview/new'), {
    refreshInterval: refreshEvery,
  });
  useEffect(() => onNews(() => void mutate()), [mutate]);
  useEffect(() => onSessionEvent((event) => event === 'signed_in' && void mutate()), [mutate]);
  return <NewEnquiriesContext value={data}>{children}</NewEnquiriesContext>;
}

/** Returns the new requests; undefined until the first reply. */
export const useNewEnquiries = () => use(NewEnquiriesContext);

/** Calls back when a request has arrived since the last reply. */
export function useOnArrival(onArrival: () => void): void {
  const fresh = useNewEnquiries();
  const newest = fresh && (fresh.newest?.id ?? '');
  const known = useRef(newest);
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    // Ids grow with time. If the newest request is handled or deleted, an older one becomes the newest.
    if (known.current !== undefined && newest !== undefined && newest > known.current) tell();
    if (newest !== undefined) known.current = newest;
  }, [newest]);
}

/** A count as a badge shows it: `3`, or `100+` if the server stopped counting. */
export const countText = ({ count, more }: Pick<NewEnquiries, 'count' | 'more'>) => `${count}${more ? '+' : ''}`;
