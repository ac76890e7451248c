import { useSearchParams } from 'react-router';
import { hasEnded } from '#catalogue/phase';
import type { Program } from '#contracts/api/programs';
import { useToday } from '#shared/lib/use-today.ts';

export const phases = ['all', 'current', 'ended'] as const;
export type Phase = (typeof phases)[number];

const parameter = 'show';

/** The filter of programs in the URL: all, current or ended ones. */
export function usePhaseFilter() {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const phase = phases.find((known) => known === query.get(parameter)) ?? 'all';

  const filter = (programs: readonly Program[], by: Phase = phase) =>
    programs.filter((program) => by === 'all' || hasEnded(program, today) === (by === 'ended'));

  const choose = (chosen: Phase) =>
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (chosen === 'all') next.delete(parameter);
        else next.set(parameter, chosen);
        return next;
      },
      { replace: true },
    );

  return { phase, filter, choose };
}
