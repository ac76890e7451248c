import * as z from 'zod/mini';

/**
 * Traces that tell people from programs in the public forms. They are no part of an enquiry, and any value is taken:
 * nothing here refuses an enquiry.
 */
export const formTraces = {
  /** The content of a field that people do not see. */
  website: z.optional(z.nullable(z.string())),
  /** Seconds since the form was opened. */
  seconds: z.optional(z.nullable(z.number())),
  /** The token of Turnstile's check, where the agency uses it. */
  challenge: z.optional(z.nullable(z.string())),
};
export type FormTraces = z.infer<z.ZodMiniObject<typeof formTraces>>;
