import type { Program } from '#contracts/api/programs';
import { addDays } from '#contracts/field-kit/calendar';
import { agency } from '#contracts/website/agency';

/**
 * `open`: cancellation is still free of charge. `leaving`: it departs too soon for that, or has departed. `ended`: its
 * last day has passed.
 */
export type ProgramPhase = 'open' | 'leaving' | 'ended';

type Dates = Pick<Program, 'from_date' | 'to_date'>;

/** @param today the Riyadh calendar day, `YYYY-MM-DD` like every calendar day: days compare as text */
export const hasEnded = ({ to_date }: Pick<Dates, 'to_date'>, today: string) => to_date < today;

export function phaseOf(program: Dates, today: string): ProgramPhase {
  if (hasEnded(program, today)) return 'ended';
  return program.from_date < addDays(today, agency.freeCancellationDays) ? 'leaving' : 'open';
}

/** Sorts ended programs after the others. */
export const byEnd = (a: Pick<Dates, 'to_date'>, b: Pick<Dates, 'to_date'>, today: string) =>
  Number(hasEnded(a, today)) - Number(hasEnded(b, today));
