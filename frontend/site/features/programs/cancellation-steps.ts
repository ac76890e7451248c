import { termsOf } from '#catalogue/cancellation';
import type { Program } from '#contracts/api/programs';

/** One step of a program's terms, from the longest time before departure to the shortest. */
export interface CancellationView {
  percent: number;
  /** The step holds from this many days before departure on; undefined for the last one, which holds up to it. */
  from: number | undefined;
  /** Up to this many days before departure; undefined for the first step. */
  to: number | undefined;
}

/** The steps, with a last one that pays nothing back if staff's own end earlier. */
export function cancellationSteps(program: Pick<Program, 'cancellation'>): CancellationView[] {
  const steps = termsOf(program);
  const last = steps.at(-1);
  const views = steps.map(({ days_before, refund_percent }, index) => ({
    percent: refund_percent,
    from: days_before || undefined,
    to: steps[index - 1] && (steps[index - 1]?.days_before ?? 0) - 1,
  }));
  return last && last.days_before > 0 ? [...views, { percent: 0, from: undefined, to: last.days_before - 1 }] : views;
}
