import { useCallback, useEffect } from 'react';
import useSWR from 'swr';
import { programOf } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import { onSessionEvent } from '../session/session-events.ts';
import { staffPage } from '../session/staff-api.ts';
import { photoState } from './photo-state.ts';

const pageSize = 100;

/** In milliseconds. A photo is checked within seconds of its upload. */
const refreshEvery = { checkingPhotos: 2_000, otherwise: 60_000 };

/** Fetches every program's current state, newest first. */
async function listStaffPrograms(): Promise<Program[]> {
  const programs: Program[] = [];
  let cursor: string | undefined;
  do {
    const page = await staffPage('GET /programs/current', { query: { limit: pageSize, cursor } });
    programs.push(...page.data.map(programOf));
    cursor = page.next_cursor;
  } while (cursor);
  return programs;
}

const isCheckingPhotos = (programs: Program[] | undefined) =>
  programs?.some(({ photo_records }) => photo_records.some((photo) => photoState(photo) === 'pending')) ?? false;

export type StaffPrograms = ReturnType<typeof useStaffPrograms>;

/** The programs for staff, refreshed on focus, every minute, and every two seconds while photos are being checked. */
export function useStaffPrograms() {
  const { data, error, isValidating, mutate } = useSWR('staff programs', listStaffPrograms, {
    refreshInterval: (programs) => (isCheckingPhotos(programs) ? refreshEvery.checkingPhotos : refreshEvery.otherwise),
    revalidateOnFocus: true,
  });

  useEffect(() => onSessionEvent((event) => event === 'signed_in' && void mutate()), [mutate]);

  const change = useCallback(
    (edit: (programs: Program[]) => Program[]) =>
      void mutate((programs) => programs && edit(programs), { revalidate: false }),
    [mutate],
  );

  return {
    programs: data,
    error,
    isRefreshing: isValidating,
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
