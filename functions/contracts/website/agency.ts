import type { CancellationStep } from '../api/program-parts.ts';

/** The agency's terms. Owners edit its name and its contact in the console. */
export const agency = {
  /**
   * The terms of programs without terms of their own: how much is paid back by the days before departure, the longest time
   * first. After the last step it is what airlines and hotels give back. `agency-rules.ts` has the rules.
   */
  cancellation: [{ days_before: 15, refund_percent: 100 }] satisfies readonly CancellationStep[],
} as const;

/** The number of hours within which the agency promises to answer an enquiry. */
const answerHours = 24;

const hour = 3_600_000;

/** The full hour by which the agency answers an enquiry, as an instant (ISO 8601). */
export const answerDue = (receivedAt: string): string =>
  new Date(Math.ceil(Date.parse(receivedAt) / hour + answerHours) * hour).toISOString();
