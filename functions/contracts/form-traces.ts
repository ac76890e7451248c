import * as z from 'zod/mini';

/**
 * Signals that distinguish people from programs in the public forms. They are not part of an enquiry. Any value of
 * the right type is accepted: no signal refuses an enquiry.
 */
export const formTraces = {
  /** The content of the honeypot field, which people do not see. */
  website: z.optional(z.nullable(z.string())),
  /** Seconds since the form was opened. */
  seconds: z.optional(z.nullable(z.number())),
  /** The token of Turnstile's check, if the agency uses it. */
  challenge: z.optional(z.nullable(z.string())),
};
export type FormTraces = z.infer<z.ZodMiniObject<typeof formTraces>>;
