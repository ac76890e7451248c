import { useSyncExternalStore } from 'react';
import { type Density, densities, type ViewColumn, viewColumns } from '#contracts/api/view-rules';
import { recall, remember } from '../../lib/remembered.ts';

/** The look of the list of requests in this browser, on every screen of requests. */
export interface ListLook {
  density: Density;
  /** Hidden columns of the table, in their order. */
  hidden: readonly ViewColumn[];
}

const memories = { density: 'admin-density', hidden: 'admin-hidden-columns' } as const;

const listeners = new Set<() => void>();
let look: ListLook | undefined;

function current(): ListLook {
  const hidden = recall(memories.hidden)?.split(',') ?? [];
  look ??= {
    density: densities.find((density) => density === recall(memories.density)) ?? 'compact',
    hidden: viewColumns.filter((column) => hidden.includes(column)),
  };
  return look;
}

export function setListLook(next: Partial<ListLook>): void {
  look = { ...current(), ...next };
  remember(memories.density, look.density);
  remember(memories.hidden, look.hidden.join());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useListLook = (): ListLook => useSyncExternalStore(subscribe, current);
