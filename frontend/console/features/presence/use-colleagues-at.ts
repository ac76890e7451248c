import { useSyncExternalStore } from 'react';
import type { Presence } from '#contracts/api/presence';
import { isolated } from '#shared/lib/isolated.ts';
import type { EnquiryKey } from '../enquiries/enquiry-key.ts';

/** Tells which colleague has which request open. `share-presence.ts` updates it. */

const listeners = new Set<() => void>();
let colleagues: readonly Presence[] = [];

export function showColleagues(next: readonly Presence[]): void {
  colleagues = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface ColleaguesAt extends Pick<Presence, 'doing'> {
  /** The names of those who reply. If nobody replies, the names of those who look. */
  names: string;
}

/** The colleagues at a request; undefined if nobody is there. */
export function useColleaguesAt({ type, id }: EnquiryKey): ColleaguesAt | undefined {
  const all = useSyncExternalStore(subscribe, () => colleagues);
  const here = all.filter((one) => one.id === id && one.type === type);
  const repliers = here.filter(({ doing }) => doing === 'replying');
  const [doing, shown] = repliers.length > 0 ? (['replying', repliers] as const) : (['looking', here] as const);
  const names = shown.map(({ who }) => isolated(who.name || who.email)).join(' · ');
  return names ? { doing, names } : undefined;
}
