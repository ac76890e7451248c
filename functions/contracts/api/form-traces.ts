import * as z from 'zod/mini';
import { withJsonSchema } from '../field-kit/json-schema.ts';

/** A value that cannot be read counts as absent. */
const readable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  withJsonSchema(z.catch(z.optional(z.nullable(schema)), undefined), () => ({}));

/**
 * Signals that distinguish people from programs in the public forms. They are not part of an enquiry, and none of them
 * refuses one, whatever its value is.
 */
export const formTraces = {
  /** The content of the honeypot field, which people do not see. */
  website: readable(z.string()),
  /** Seconds since the form was opened. */
  seconds: readable(z.number()),
  /** The token of Turnstile's check, if the agency uses it. */
  challenge: readable(z.string()),
};
export type FormTraces = z.infer<z.ZodMiniObject<typeof formTraces>>;
