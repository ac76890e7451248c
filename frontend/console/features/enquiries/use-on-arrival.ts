import { useEffect, useEffectEvent, useRef } from 'react';
import { useNewEnquiries } from './use-new-enquiries.ts';

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
