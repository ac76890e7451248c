import { createContext, useContext, useSyncExternalStore } from 'react';
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

/** The parameters of the address that the page was rendered ahead for, as the server knew them: most have none. */
export const PageSearch = createContext('');

/**
 * `useSearchParams` for public screens: until the page is hydrated, the query reads as the one that it was rendered for,
 * which is empty on most. Where the two are the same, nothing renders a second time.
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

/** True once `useUrlQuery` returns the real query. Do not render by it: the server does not know it. */
export const useKnowsUrlQuery = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => typeof location !== 'undefined' && location.search === '',
  );
