import type { CancellationStep } from '#contracts/api/program-parts';
import type { Program } from '#contracts/api/programs';
import { addDays } from '#contracts/field-kit/calendar';

/** The terms of a program: its own, else the site's. */
export const termsOf = (
  { cancellation }: Pick<Program, 'cancellation'>,
  ofSite: readonly CancellationStep[],
): readonly CancellationStep[] => cancellation ?? ofSite;

/** The number of days before a departure until which cancelling costs nothing; undefined if it always costs something. */
export const freeDaysIn = (terms: readonly CancellationStep[]): number | undefined =>
  terms
    .filter(({ refund_percent }) => refund_percent === 100)
    .map(({ days_before }) => days_before)
    .sort((a, b) => a - b)[0];

/** The last day on which cancelling a departure costs nothing; undefined if it always costs something or is too late. */
export function freeUntil(terms: readonly CancellationStep[], departs: string, today: string): string | undefined {
  const days = freeDaysIn(terms);
  const last = days === undefined ? undefined : addDays(departs, -days);
  return last !== undefined && last >= today ? last : undefined;
}
