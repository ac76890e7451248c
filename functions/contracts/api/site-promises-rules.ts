import type { CancellationStep } from './program-parts.ts';
import type { SitePromisesBody } from './site-promises.ts';

/** In days before departure, and in hours. */
export const promisesLimits = { refund_days: 365, answer_hours: 168 } as const;

/** The part of the agency's terms that visitors get. The time of an answer stands in each receipt. */
export interface Promises {
  /** How much is paid back of a program without terms of its own, the longest time before departure first. */
  cancellation: readonly CancellationStep[];
  /** Other bookings are refunded in full, minus processing fees, until this many days before departure. */
  refund_days: number;
}

/** Returns what visitors get. */
export const shownPromises = ({ cancellation, refund_days }: SitePromisesBody): Promises => ({
  cancellation,
  refund_days,
});
