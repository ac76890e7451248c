import { useEffect, useEffectEvent, useRef } from 'react';
import { useNewEnquiries } from './use-new-enquiries.ts';

/** Calls back when a request has arrived since the last reply, or a customer has followed one up. */
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

  const latest = fresh && (fresh.unanswered?.latest ?? '');
  const knownLatest = useRef(latest);
  useEffect(() => {
    if (knownLatest.current !== undefined && latest !== undefined && latest > knownLatest.current) tell();
    if (latest !== undefined) knownLatest.current = latest;
  }, [latest]);
}
