import type { CancellationStep } from '#contracts/api/program-parts';
import type { Program } from '#contracts/api/programs';
import { addDays } from '#contracts/field-kit/calendar';
import { agency } from '#contracts/website/agency';

/** The terms of a program: its own, else the site's. */
export const termsOf = ({ cancellation }: Pick<Program, 'cancellation'>): readonly CancellationStep[] =>
  cancellation ?? agency.cancellation;

/** The number of days before a departure until which cancelling costs nothing; undefined if it always costs something. */
export const freeDaysOf = (program: Pick<Program, 'cancellation'>): number | undefined =>
  termsOf(program)
    .filter(({ refund_percent }) => refund_percent === 100)
    .map(({ days_before }) => days_before)
    .sort((a, b) => a - b)[0];

/** The same of the site's own terms, which always have such days: see `agency-rules.ts`. */
export const siteFreeDays: number = freeDaysOf({ cancellation: null }) ?? 0;

/** The last day on which cancelling a departure costs nothing; undefined if it always costs something or is too late. */
export function freeUntil(program: Pick<Program, 'cancellation'>, departs: string, today: string): string | undefined {
  const days = freeDaysOf(program);
  const last = days === undefined ? undefined : addDays(departs, -days);
  return last !== undefined && last >= today ? last : undefined;
}
