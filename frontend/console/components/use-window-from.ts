import { useSyncExternalStore } from 'react';
import { breakpoints } from '#shared/lib/breakpoints.ts';

/** True while the window is at least as wide as a breakpoint. */
export function useWindowFrom(name: keyof typeof breakpoints): boolean {
  const query = `(width >= ${breakpoints[name]}rem)`;
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
