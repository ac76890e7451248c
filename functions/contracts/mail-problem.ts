import * as z from 'zod/mini';
import { Instant } from './fields.ts';

/**
 * The reason why mail does not reach a customer: the address does not exist, or its owner reported our mail as spam.
 */
export const MailProblem = z.object({ reason: z.enum(['bounced', 'complained']), at: Instant });
export type MailProblem = z.infer<typeof MailProblem>;
