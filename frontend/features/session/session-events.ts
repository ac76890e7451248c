/**
 * Events of the session outside its component: a call finds it ended, another tab signs in or out.
 */
export type SessionEvent = 'ended' | 'signed_in' | 'signed_out' | 'signed_out_elsewhere';

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();

/** Other tabs of this browser; absent while rendering on a server. */
const otherTabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('admin-session');

otherTabs?.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => tellThisTab(data));

function tellThisTab(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

/** A call was refused for lack of a session. Other tabs find out by their own calls. */
export const announceEnd = () => tellThisTab('ended');

/** Tells every tab, this one included. */
export function announce(event: 'signed_in' | 'signed_out'): void {
  tellThisTab(event);
  otherTabs?.postMessage(event === 'signed_out' ? 'signed_out_elsewhere' : event);
}

/** Calls `listener` on every event until the returned function is called. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
