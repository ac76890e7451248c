import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const never = () => () => undefined;

/**
 * True when the page may differ from its prerendered form: false while a page is rendered ahead and while the browser
 * takes that markup over, true right after and on every screen opened later. What depends on the URL's query, the clock
 * or the device shows its neutral form until then.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const noQuery = new URLSearchParams();

/**
 * `useSearchParams` for public screens: the query reads as empty until the page is hydrated. Where it is empty anyway,
 * nothing renders a second time.
 */
export function useUrlQuery() {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const known = useSyncExternalStore(
    never,
    () => text,
    () => '',
  );
  return [known === text ? query : noQuery, setQuery] as const;
}

/** True once `useUrlQuery` returns the real query. Do not render by it: the server does not know it. */
export const useKnowsUrlQuery = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => typeof location !== 'undefined' && location.search === '',
  );
