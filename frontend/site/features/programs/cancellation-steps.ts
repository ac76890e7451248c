import { termsOf } from '#catalogue/cancellation';
import type { CancellationStep } from '#contracts/api/program-parts';
import type { Program } from '#contracts/api/programs';

/** A step of a program's terms, from the longest time before departure to the shortest. */
export interface CancellationView {
  /** The share of the price that is paid back; undefined if airlines and hotels decide it. */
  percent: number | undefined;
  /** The step holds from this many days before departure on; undefined for the last one, which holds up to it. */
  from: number | undefined;
  /** Up to this many days before departure; undefined for the first step. */
  to: number | undefined;
}

/**
 * The steps, with a last one up to the departure. A program's own terms pay nothing back there; the site's, which the legal
 * page explains, pay what suppliers give back.
 */
export function cancellationSteps(
  program: Pick<Program, 'cancellation'>,
  ofSite: readonly CancellationStep[],
): CancellationView[] {
  const steps = termsOf(program, ofSite);
  const last = steps.at(-1);
  const views = steps.map(({ days_before, refund_percent }, index) => ({
    percent: refund_percent,
    from: days_before || undefined,
    to: steps[index - 1] && (steps[index - 1]?.days_before ?? 0) - 1,
  }));
  const rest = program.cancellation ? 0 : undefined;
  return last && last.days_before > 0
    ? [...views, { percent: rest, from: undefined, to: last.days_before - 1 }]
    : views;
}
