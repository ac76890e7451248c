import * as z from 'zod/mini';
import { requiredLine } from '../field-kit/fields.ts';
import { withJsonSchema } from '../field-kit/json-schema.ts';

const longestValue = 100;

/** A value that cannot be read, or is too long, counts as absent: it never refuses an enquiry. */
const readable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.prefault(z.nullable(schema as z.ZodMiniType<z.output<Schema>, z.input<Schema>>), null), null);

const Line = requiredLine(longestValue);
/** Lower case, since advertisements name one source in several spellings. */
const Name = z.pipe(
  Line,
  z.transform((text: string) => text.toLowerCase()),
);
/** The name of a computer, or of an app, without its `www.`. */
const Host = z.pipe(
  z.string().check(z.maxLength(longestValue), z.regex(/^[\p{L}\d][\p{L}\d._:-]*$/u)),
  z.transform((host: string) => host.toLowerCase().replace(/^www\./, '')),
);

/** From where the visit of an enquiry's sender came: what its first address and the page before it say. */
export const VisitOrigin = z.object({
  utm_source: z.nullable(z.string()),
  utm_medium: z.nullable(z.string()),
  utm_campaign: z.nullable(z.string()),
  /** The host of the page before, on another site. */
  referrer: z.nullable(z.string()),
});
export type VisitOrigin = z.infer<typeof VisitOrigin>;

/** The same as a form sends it; null if nothing of it can be read. */
export const SentOrigin = withJsonSchema(
  z.pipe(
    readable(
      z.object({
        utm_source: readable(Name),
        utm_medium: readable(Name),
        utm_campaign: readable(Line),
        referrer: readable(Host),
      }),
    ),
    z.transform((origin: VisitOrigin | null) => (origin && Object.values(origin).some(Boolean) ? origin : null)),
  ),
  () => ({}),
);
