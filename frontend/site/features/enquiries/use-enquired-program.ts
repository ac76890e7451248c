import { useEffect, useLayoutEffect } from 'react';
import type { Program } from '#contracts/api/programs';
import { useProgram } from '#shared/features/programs/use-program.ts';
import { useKnowsUrlQuery, useUrlQuery } from '#shared/lib/use-hydrated.ts';
import type { AskedDatesState, UseAskedDates } from './asked-dates-state.ts';
import { programInQuery } from './program-in-query.ts';
import { markProgramLoading } from './program-loading-mark.ts';

/** The program that an enquiry is about, if any. */
export interface EnquiredProgram {
  /** The id to send. Undefined if there is no such program, but set if the program merely failed to load. */
  id: string | undefined;
  program: Program | undefined;
  /** The departure and party in the address, if it names any. */
  asked: AskedDatesState | undefined;
  /** True if the address names a program, unless there is none with that id. */
  isAsked: boolean;
  /** True while it loads: the form cannot be sent yet. */
  isAwaited: boolean;
  /** Continues without the program. */
  remove: () => void;
}

const noDates = () => undefined;

/** Fetches the program in the address, `?program=<id>`. While it loads, the style sheets reserve room for it. */
export function useEnquiredProgram(useAskedDates: UseAskedDates = noDates): EnquiredProgram {
  const [query, setQuery] = useUrlQuery();
  const isQueryKnown = useKnowsUrlQuery();
  const asked = programInQuery(query);
  const { data, error } = useProgram(asked);
  const dates = useAskedDates(data ?? undefined);
  const isAwaited = asked !== undefined && data === undefined && !error;

  // Runs before the paint that shows the program, or the form without it.
  useLayoutEffect(() => {
    if (isQueryKnown) markProgramLoading(isAwaited);
  }, [isQueryKnown, isAwaited]);
  useEffect(() => () => markProgramLoading(false), []);

  return {
    id: data === null ? undefined : asked,
    program: data ?? undefined,
    asked: dates,
    isAsked: asked !== undefined && data !== null,
    isAwaited,
    remove: () => setQuery({}, { replace: true }),
  };
}
