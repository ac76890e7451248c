import { useEffect } from 'react';
import { tellHydrated } from '#shared/lib/hydrated.ts';

/** Render it inside the last Suspense boundary that React hydrates: the effect runs when the whole page is hydrated. */
export function TellHydrated() {
  useEffect(tellHydrated, []);
  return null;
}
