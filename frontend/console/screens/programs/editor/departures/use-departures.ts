import { useEffect, useRef, useState } from 'react';
import type { Departure, DepartureBody } from '#contracts/api/departures';
import type { Program } from '#contracts/api/programs';
import * as calls from '../../../../features/departures/departure-calls.ts';
import { refreshWaitingDepartures } from '../../../../features/departures/use-waiting-departures.ts';
import { readProgram } from '../../../../features/programs/save-program.ts';

interface Options {
  /** The program as last saved; undefined for a new one. */
  program: Program | undefined;
  /** The id of a new program that has begun as a draft with its days. */
  begunId: string | undefined;
  /** The nights in the form. */
  typedNights: () => number | null | undefined;
  /** Saves the draft, whose days are the first departure. */
  saveDraft: () => Promise<unknown>;
  /** Called with the program after each change of its departures. */
  onChanged: (program: Program) => void;
}

export type DeparturesControl = ReturnType<typeof useDepartures>;

/**
 * The departures of the edited program. Each change is saved at once by its own call, apart from the form: seats are
 * sold while somebody edits texts.
 */
export function useDepartures({ program, begunId, typedNights, saveDraft, onChanged }: Options) {
  const [list, setList] = useState<Departure[]>();
  const [error, setError] = useState<unknown>();
  const [hasOwn, setHasOwn] = useState((program?.departures ?? null) !== null);
  const id = program?.id ?? begunId;
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const load = async (): Promise<Departure[] | undefined> => {
    if (!id) return undefined;
    try {
      if (!program) await saveDraft();
      const departures = await calls.listDepartures(id);
      if (isGone.current) return departures;
      setList(departures);
      setError(undefined);
      return departures;
    } catch (cause) {
      if (!isGone.current) setError(cause);
      return undefined;
    }
  };

  /** Makes a change, and shows the departures and the program as they are then. */
  const after = async (programId: string, change: Promise<unknown>) => {
    await change;
    setHasOwn(true);
    refreshWaitingDepartures();
    await load();
    // The list behind the editor shows the change; it refreshes by itself if this fails.
    await readProgram(programId).then(onChanged, () => undefined);
  };

  return {
    programId: id,
    list,
    error,
    load,
    /** False if the program has only the departure of its own dates. */
    hasOwn,
    /** The nights of a new departure: those of the last one, or of the program as long as the list has not come. */
    usualNights: () => (list ?? program?.departures)?.at(-1)?.nights ?? typedNights() ?? null,
    own: hasOwn ? (list ?? program?.departures ?? null) : null,
    add: (programId: string, departures: ReturnType<typeof calls.withIds>) =>
      after(programId, calls.addDepartures(programId, departures)),
    /** @throws ApiError `version_conflict` */
    change: (programId: string, departure: Pick<Departure, 'id' | 'version'>, body: DepartureBody) =>
      after(programId, calls.changeDeparture(programId, departure, body)),
    remove: (programId: string, departureId: string) => after(programId, calls.removeDeparture(programId, departureId)),
  };
}
