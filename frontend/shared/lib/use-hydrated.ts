import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const never = () => () => undefined;

/** True for a component that was prerendered and is hydrated, false for one that the browser renders: always the same. */
export function useIsServed(): boolean {
  const [mount] = useState({ isServed: false });
  // React alone knows that it hydrates a component: it asks for the server's value then.
  return useSyncExternalStore(
    never,
    () => mount.isServed,
    () => {
      mount.isServed = true;
      return true;
    },
  );
}

/**
 * False during prerendering and hydration, true afterwards and on every screen opened later. Render a neutral state
 * while it is false for anything that depends on the query, the clock or the device. React renders what depends on it in
 * small steps.
 */
export function useHydrated(): boolean {
  const isServed = useIsServed();
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (isServed) startTransition(() => setTakenOver(true));
  }, [isServed]);
  return isTakenOver || !isServed;
}

/** The query string for which the page was prerendered, empty on most pages. */
export const PageSearch = createContext('');

/**
 * `useSearchParams` for public screens: until hydration is complete it returns the query for which the page was
 * prerendered, empty on most pages. If both queries are the same, nothing renders twice.
 */
export function useUrlQuery() {
  const [query, setQuery] = useSearchParams();
  const served = useContext(PageSearch).slice(1);
  const text = query.toString();
  const known = useSyncExternalStore(
    never,
    () => text,
    () => served,
  );
  return [known === text ? query : new URLSearchParams(known), setQuery] as const;
}

/** True once `useUrlQuery` returns the real query. Do not render by it: the server does not know that query. */
export const useKnowsUrlQuery = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => typeof location !== 'undefined' && location.search === '',
  );
