import * as z from 'zod/mini';

/**
 * Traces by which programs betray themselves in the public forms. They are no part of an enquiry, and any value is taken:
 * nothing here refuses an enquiry.
 */
export const formTraces = {
  /** The content of a field that people do not see. */
  website: z.optional(z.nullable(z.string())),
  /** Seconds since the form was opened. */
  seconds: z.optional(z.nullable(z.number())),
};
export type FormTraces = z.infer<z.ZodMiniObject<typeof formTraces>>;
