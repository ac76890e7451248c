import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import type { ApiData } from '../../../lib/api.ts';
import { onSessionEvent } from '../../session/session-events.ts';
import { staffApi } from '../../session/staff-api.ts';
import { onNews } from './enquiry-news.ts';

/** Numbers of new enquiries: in all, and by type. */
type NewEnquiries = ApiData<'GET /overview/new'>;

const refreshEvery = 30_000;

const NewEnquiriesContext = createContext<NewEnquiries | undefined>(undefined);

/**
 * Asks for the new requests every 30 seconds while the page is seen and there is a connection (SWR's own rule), after
 * staff changed a request and after signing in. Once for the whole console: each asking component would ask by itself.
 */
export function NewEnquiriesWatch({ children }: { children: ReactNode }) {
  const { data, mutate } = useSWR('new-requests', () => staffApi('GET /overview/new'), {
    refreshInterval: refreshEvery,
  });
  useEffect(() => onNews(() => void mutate()), [mutate]);
  useEffect(() => onSessionEvent((event) => event === 'signed_in' && void mutate()), [mutate]);
  return <NewEnquiriesContext value={data}>{children}</NewEnquiriesContext>;
}

/** The new requests; undefined until they are known. */
export const useNewEnquiries = () => use(NewEnquiriesContext);

/** Calls back when a request has come in since the last answer. */
export function useOnArrival(onArrival: () => void): void {
  const fresh = useNewEnquiries();
  const newest = fresh && (fresh.newest?.id ?? '');
  const known = useRef(newest);
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    // Ids grow with time; one taken up or deleted leaves an older one as the newest.
    if (known.current !== undefined && newest !== undefined && newest > known.current) tell();
    if (newest !== undefined) known.current = newest;
  }, [newest]);
}

/** A count as a badge shows it: `3`, or `100+` where nobody counted on. */
export const countText = ({ count, more }: Pick<NewEnquiries, 'count' | 'more'>) => `${count}${more ? '+' : ''}`;
