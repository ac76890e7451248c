import type { SitePromisesBody } from '../api/site-promises.ts';

/** The terms of a fresh system. After the last step it is what airlines and hotels give back. */
export const promisesAtStart: SitePromisesBody = {
  cancellation: [{ days_before: 15, refund_percent: 100 }],
  refund_days: 30,
  answer_hours: 24,
  answer_working: false,
};
