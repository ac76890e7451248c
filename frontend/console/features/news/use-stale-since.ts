import { use, useState, useSyncExternalStore } from 'react';
import { PollErrorContext } from '../enquiries/use-new-enquiries.ts';
import { isSessionMissing } from '../session/staff-api.ts';

export interface Stale {
  why: 'offline' | 'failing';
  since: Date;
}

function onConnection(changed: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  for (const event of ['online', 'offline']) window.addEventListener(event, changed, { signal });
  return () => ended.abort();
}

/** Since when what is shown may be old: the browser has no connection, or the poll fails. Undefined while it is fresh. */
export function useStaleSince(): Stale | undefined {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const error = use(PollErrorContext);
  const why = !isOnline ? 'offline' : error !== undefined && !isSessionMissing(error) ? 'failing' : undefined;
  const [stale, setStale] = useState<Stale>();
  // The time stays when one reason becomes the other: nothing has arrived in between.
  if (stale?.why !== why) setStale(why && { why, since: stale?.since ?? new Date() });
  return why && stale;
}
