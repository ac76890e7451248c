import { useSyncExternalStore } from 'react';
import { type KeptList, keptIds, subscribe } from './kept-programs.ts';

const none: readonly string[] = [];

/** A list as it is now, also after a change in another tab. Empty while the page is prerendered. */
export const useKeptIds = (list: KeptList): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => keptIds(list),
    () => none,
  );
