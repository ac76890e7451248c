import { useEffect, useLayoutEffect } from 'react';
import type { Program } from '#contracts/programs';
import { useKnowsUrlQuery, useUrlQuery } from '../../lib/use-hydrated.ts';
import { useProgram } from '../programs/get-program.ts';
import { showAwaitedProgram } from './awaited-program.ts';
import { programInQuery } from './program-in-query.ts';

/** The program that an enquiry is about, if any. */
export interface EnquiredProgram {
  /** To send along. Undefined too if there is no program of this id, but not if it merely could not be loaded. */
  id: string | undefined;
  program: Program | undefined;
  /** It is on its way: the form cannot be sent yet. */
  isAwaited: boolean;
  /** Goes on without it. */
  remove: () => void;
}

/** The program in the address, `?program=<id>`. Until it is known the style sheets keep room for it. */
export function useEnquiredProgram(): EnquiredProgram {
  const [query, setQuery] = useUrlQuery();
  const isQueryKnown = useKnowsUrlQuery();
  const asked = programInQuery(query);
  const { data, error } = useProgram(asked);
  const isAwaited = asked !== undefined && data === undefined && !error;

  // Before the paint that shows the program, or the form without it.
  useLayoutEffect(() => {
    if (isQueryKnown) showAwaitedProgram(isAwaited);
  }, [isQueryKnown, isAwaited]);
  useEffect(() => () => showAwaitedProgram(false), []);

  return {
    id: data === null ? undefined : asked,
    program: data ?? undefined,
    isAwaited,
    remove: () => setQuery({}, { replace: true }),
  };
}
