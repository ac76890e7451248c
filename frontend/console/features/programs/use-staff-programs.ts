import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { programOf } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import { onSessionEvent } from '../session/session-events.ts';
import { staffPage } from '../session/staff-api.ts';
import { photoState, storedPhotos } from './photo-state.ts';

/** The first page is short, so that its programs show early. */
const pageSizes = { first: 24, next: 100 };

/** In milliseconds. A photo is checked within seconds of its upload. */
const refreshEvery = { checkingPhotos: 2_000, otherwise: 60_000 };

/**
 * Fetches every program's current state, newest first.
 * @param onSome gets those that have arrived each time their number has doubled, so that showing them costs little
 */
export async function listStaffPrograms(onSome: (programs: Program[]) => void, read = staffPage): Promise<Program[]> {
  const programs: Program[] = [];
  let cursor: string | undefined;
  let nextStep = 1;
  do {
    const limit = cursor ? pageSizes.next : pageSizes.first;
    const page = await read('GET /programs/current', { query: { limit, cursor } });
    programs.push(...page.data.map(programOf));
    cursor = page.next_cursor;
    if (cursor && programs.length >= nextStep) {
      onSome([...programs]);
      nextStep = programs.length * 2;
    }
  } while (cursor);
  return programs;
}

type Edit = (programs: Program[]) => Program[];

/** The programs that have arrived while the whole list loads for the first time, with what staff change meanwhile. */
function useArrived(isWhole: boolean) {
  const [arrived, setArrived] = useState<Program[]>();
  const edits = useRef<Edit[]>([]);
  const edited = (programs: Program[]) => edits.current.reduce((now, edit) => edit(now), programs);
  useEffect(() => {
    if (!isWhole) return;
    edits.current = [];
    setArrived(undefined);
  }, [isWhole]);
  return {
    arrived,
    /** Loads the whole list. A second attempt takes nothing away that the first one has shown. */
    load: async () => {
      const show = (some: Program[]) => setArrived((now) => (now && now.length > some.length ? now : edited(some)));
      return edited(await listStaffPrograms(isWhole ? () => undefined : show));
    },
    edit: useCallback((edit: Edit) => {
      edits.current.push(edit);
      setArrived((now) => now && edit(now));
    }, []),
  };
}

const isCheckingPhotos = (programs: Program[] | undefined) =>
  programs?.some((program) => storedPhotos(program).some((photo) => photoState(photo) === 'pending')) ?? false;

export type StaffPrograms = ReturnType<typeof useStaffPrograms>;

/**
 * The programs for staff, refreshed on focus, every minute, and every two seconds while photos are being checked. Until the
 * list is whole, it has those that have arrived.
 */
export function useStaffPrograms() {
  const [isWhole, setWhole] = useState(false);
  const { arrived, load, edit } = useArrived(isWhole);
  const { data, error, mutate } = useSWR('staff programs', load, {
    refreshInterval: (programs) => (isCheckingPhotos(programs) ? refreshEvery.checkingPhotos : refreshEvery.otherwise),
    revalidateOnFocus: true,
  });
  if (data !== undefined && !isWhole) setWhole(true);

  useEffect(() => onSessionEvent((event) => event === 'signed_in' && void mutate()), [mutate]);

  const change = useCallback(
    (made: Edit) => {
      // A change of what is not there yet would end its loading.
      if (isWhole) void mutate((programs) => programs && made(programs), { revalidate: false });
      else edit(made);
    },
    [mutate, edit, isWhole],
  );

  return {
    programs: data ?? arrived,
    isWhole,
    error,
    refresh: () => void mutate(),
    /** Replaces a program in the list with its newer state; adds a new one at the top. */
    put: useCallback(
      (program: Program) =>
        change((programs) =>
          programs.some(({ id }) => id === program.id)
            ? programs.map((old) => (old.id === program.id ? program : old))
            : [program, ...programs],
        ),
      [change],
    ),
    remove: useCallback(
      (id: string) => change((programs) => programs.filter((program) => program.id !== id)),
      [change],
    ),
  };
}
