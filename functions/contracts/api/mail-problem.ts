import * as z from 'zod/mini';
import { Instant } from '../field-kit/fields.ts';

/**
 * The reason why mail does not reach a customer: the address does not exist, or its owner reported our mail as spam. Or
 * the confirmation was withheld, since the connection or the domain had used up those of its day.
 */
export const MailProblem = z.object({ reason: z.enum(['bounced', 'complained', 'withheld']), at: Instant });
export type MailProblem = z.infer<typeof MailProblem>;

/** A problem with a mailbox, which stops all mail to it. */
export const MailboxProblem = z.object({ ...MailProblem.shape, reason: z.enum(['bounced', 'complained']) });
export type MailboxProblem = z.infer<typeof MailboxProblem>;
