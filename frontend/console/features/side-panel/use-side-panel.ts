import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';

interface Options<Key, Props> {
  /** The key of the row to show; undefined closes the panel. */
  open: Key | undefined;
  isSame?: (one: Key, other: Key | undefined) => boolean;
  /** Fetches the code of the content and its texts. Each opening tries again what has not loaded. */
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/** The state of a `SidePanel`. */
export function useSidePanel<Key, Props>({ open, isSame = Object.is, load }: Options<Key, Props>) {
  // The panel keeps its content while it slides out.
  const [shown, setShown] = useState(open);
  if (open !== undefined && !isSame(open, shown)) setShown(open);
  const { Part, error, fetch } = useOnDemand(load, { isQuiet: true });

  const isOpen = open !== undefined;
  const fetchPart = useEffectEvent(() => isOpen && !Part && void fetch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening retries what has not loaded.
  useEffect(() => void fetchPart(), [isOpen]);

  return { isOpen, shown, forget: () => setShown(undefined), Part, missing: error, fetch };
}
