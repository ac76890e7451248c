/**
 * Session events from outside the session's component: a call finds the session ended, or another tab signs in or out.
 */
export type SessionEvent = 'ended' | 'signed_in' | 'signed_out' | 'signed_out_elsewhere';

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();

/** The other tabs of this browser; undefined while rendering on a server. */
const otherTabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('admin-session');

otherTabs?.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => tellThisTab(data));

function tellThisTab(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

/** Announces that a call was refused for lack of a session. Other tabs learn it from their own calls. */
export const announceEnd = () => tellThisTab('ended');

/** Announces an event to every tab, including this one. */
export function announce(event: 'signed_in' | 'signed_out'): void {
  tellThisTab(event);
  otherTabs?.postMessage(event === 'signed_out' ? 'signed_out_elsewhere' : event);
}

/** Calls `listener` on every event. Returns a function that stops it. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
