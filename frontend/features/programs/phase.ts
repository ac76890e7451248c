import { addDays } from '#contracts/calendar';
import type { Program } from '#contracts/programs';
import { site } from '../../lib/site.ts';

/**
 * `open`: free cancellation can be promised. `leaving`: it leaves too soon for that, or has left. `ended`: its last day
 * has passed.
 */
export type ProgramPhase = 'open' | 'leaving' | 'ended';

type Dates = Pick<Program, 'from_date' | 'to_date'>;

/** @param today as every calendar day, `YYYY-MM-DD` in Riyadh; days compare as text */
export const hasEnded = ({ to_date }: Pick<Dates, 'to_date'>, today: string) => to_date < today;

export function phaseOf(program: Dates, today: string): ProgramPhase {
  if (hasEnded(program, today)) return 'ended';
  return program.from_date < addDays(today, site.freeCancellationDays) ? 'leaving' : 'open';
}

/** Compares two programs so that one that has ended comes after one that has not. */
export const byEnd = (a: Pick<Dates, 'to_date'>, b: Pick<Dates, 'to_date'>, today: string) =>
  Number(hasEnded(a, today)) - Number(hasEnded(b, today));
