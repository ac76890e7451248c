import { useEffect, useRef } from 'react';
import type { Departure } from '#contracts/api/departures';
import { type KeptDeparture, keptDepartures } from '../../../../features/departures/kept-departures.ts';
import type { DepartureActions, DepartureDialogKind } from './use-departure-actions.ts';
import type { DeparturesControl } from './use-departures.ts';

interface Options {
  actions: DepartureActions;
  isShown: boolean;
}

/** Opens the dialog in which somebody was typing when the page was left, once the departures have come. */
export function useKeptDialog({ programId, list }: DeparturesControl, { actions, isShown }: Options) {
  const isDone = useRef(false);
  const { dialog, open } = actions;
  useEffect(() => {
    if (!isShown || !programId || !list || isDone.current) return;
    isDone.current = true;
    const kept = keptDepartures.recall(programId);
    if (kept && !dialog) open(dialogOf(kept, list));
  }, [isShown, programId, list, dialog, open]);
}

/** A departure that a colleague has removed meanwhile is a new one. */
function dialogOf(kept: KeptDeparture, list: readonly Departure[]): DepartureDialogKind {
  if (kept.kind !== 'one') return { kind: kept.kind, kept };
  const departure = list.find(({ id }) => id === kept.departureId);
  return departure ? { kind: 'edit', departure, kept } : { kind: 'add', kept };
}
