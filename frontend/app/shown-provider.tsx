import { type ReactNode, useMemo } from 'react';
import { defaultShown, type ShownSettings } from '#contracts/website/shown-settings';
import { useHydrated } from '#shared/lib/use-hydrated.ts';
import { readShown, Shown } from '#shared/lib/use-shown.ts';

interface ShownProviderProps {
  /** The settings with which the page was prerendered; built pages have none. */
  pageShown: ShownSettings | undefined;
  children: ReactNode;
}

/** Until hydration is complete, the settings are those of the prerendered page; then those of the document. */
export function ShownProvider({ pageShown = defaultShown, children }: ShownProviderProps) {
  const isHydrated = useHydrated();
  const shown = useMemo(() => (isHydrated ? readShown() : pageShown), [isHydrated, pageShown]);
  return <Shown value={shown}>{children}</Shown>;
}
