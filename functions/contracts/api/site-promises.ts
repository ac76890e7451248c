import * as z from 'zod/mini';
import { wholeNumber } from '../field-kit/fields.ts';
import { CancellationTerms } from './program-parts.ts';
import { promisesLimits } from './site-promises-rules.ts';

const { refund_days, answer_hours } = promisesLimits;

/** What the agency promises: how much it pays back, and by when it answers. */
export const SitePromisesBody = z.object({
  /** The legal page and answers on the home page promise free cancellation, so a step must pay everything back. */
  cancellation: CancellationTerms.check(
    z.refine((steps) => steps.some(({ refund_percent }) => refund_percent === 100), { error: 'free_step_required' }),
  ),
  refund_days: wholeNumber(0).check(z.lte(refund_days)),
  answer_hours: wholeNumber(1).check(z.lte(answer_hours)),
  /** True if only working hours count. */
  answer_working: z.boolean(),
});
export type SitePromisesBody = z.infer<typeof SitePromisesBody>;
