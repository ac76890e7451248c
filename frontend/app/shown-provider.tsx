import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { ShownSettings } from '#contracts/website/shown-settings';
import { hydrated } from '#shared/lib/hydrated.ts';
import { readShown, Shown } from '#shared/lib/use-shown.ts';

interface ShownProviderProps {
  /** The settings with which the page was prerendered, or those of the document if it was not. */
  pageShown: ShownSettings;
  children: ReactNode;
}

/**
 * Built pages know no settings: those of the document follow once the whole page is hydrated. A context that changes
 * earlier would make React hydrate the page in one long step, in which a visitor's choice could be lost.
 */
export function ShownProvider({ pageShown, children }: ShownProviderProps) {
  const [shown, setShown] = useState(pageShown);
  useEffect(() => {
    void hydrated.then(() => {
      const ofDocument = readShown();
      startTransition(() => setShown((before) => (isSame(before, ofDocument) ? before : ofDocument)));
    });
  }, []);
  return <Shown value={shown}>{children}</Shown>;
}

const isSame = (one: ShownSettings, other: ShownSettings) =>
  one.umrahLicence === other.umrahLicence && one.riyalSign === other.riyalSign;
