import type { CancellationStep } from '#contracts/api/program-parts';
import type { Program } from '#contracts/api/programs';
import { freeUntil, termsOf } from './cancellation.ts';
import { type Offer, offerOf } from './offer.ts';

/**
 * `open`: cancellation is still free of charge. `leaving`: it departs too soon for that, or has departed. `ended`: the
 * last day of its last departure has passed. `on_request`: it has no departures.
 */
export type ProgramPhase = 'open' | 'leaving' | 'ended' | 'on_request';

type Offering = Parameters<typeof offerOf>[0] & Pick<Program, 'cancellation'>;

/** @param today the Riyadh calendar day, `YYYY-MM-DD` like every calendar day: days compare as text */
export const hasEnded = (program: Offering, today: string): boolean => offerOf(program, today).ended;

/** @param ofSite the terms of programs without own ones */
export function phaseOf(program: Offering, ofSite: readonly CancellationStep[], today: string): ProgramPhase {
  const { ended, onRequest, from_date } = offerOf(program, today);
  if (ended) return 'ended';
  if (onRequest) return 'on_request';
  return from_date >= today && freeUntil(termsOf(program, ofSite), from_date, today) ? 'open' : 'leaving';
}

/** Sorts ended programs after the others. */
export const byEnd = (a: Pick<Offer, 'ended'>, b: Pick<Offer, 'ended'>): number => Number(a.ended) - Number(b.ended);

/** The programs, ended ones last; otherwise the order stays. */
export const endedLast = <P extends Offering>(programs: readonly P[], today: string): P[] => [
  ...programs.filter((program) => !hasEnded(program, today)),
  ...programs.filter((program) => hasEnded(program, today)),
];
