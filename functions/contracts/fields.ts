import * as z from 'zod/mini';
import { emailPattern } from './email-pattern.ts';
import { maximumPrice } from './program-limits.ts';

/**
 * The field types that entities and bodies are made of. An issue's message is a rule code of `rules.ts`, never a
 * sentence: sentences belong to the reader's language.
 */

const trimmed = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** Text that must say something, at most `max` characters after trimming. */
export const requiredText = (max: number) => trimmed(max).check(z.minLength(1));

/** Text that may be left out, null or empty; empty becomes null. */
export const optionalText = (max: number) => orNull(trimmed(max));

/** Makes a field optional: absent, null and the empty string all read as null. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  const emptyIsNull = z.transform((value: z.input<Schema> | null): unknown =>
    typeof value === 'string' && value.trim() === '' ? null : value,
  );
  return z.prefault(z.pipe(emptyIsNull, z.nullable(schema) as z.ZodMiniType<z.output<Schema> | null, unknown>), null);
}

/** A real calendar day, `YYYY-MM-DD`, without a time zone. */
export const CalendarDate = z.iso.date();

/** Whether a rule between two days can be judged yet: it runs although one of them may be wrong. */
export const isCalendarDate = (value: unknown): value is string => CalendarDate.safeParse(value).success;

/** An instant in UTC, ISO 8601 with milliseconds. */
export const Instant = z.iso.datetime();

/** A time-ordered UUID (version 7, RFC 9562). */
export const Id = z.uuid({ version: 'v7' });

export const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email({ pattern: emailPattern }));

/** Riyals with at most two decimals, as a JSON number. */
export const Riyals = z.number().check(
  z.gte(0),
  z.lte(maximumPrice),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'too_many_decimals' }),
);

/** A whole number of people, rooms or days. The specification sets no upper bound beyond what a number can hold. */
export const wholeNumber = (minimum: number) => z.int().check(z.gte(minimum));

export const Language = z.enum(['ar', 'en']);
export type Language = z.infer<typeof Language>;

/** A query parameter that is a whole number from `minimum` to `maximum`. */
export const numberParameter = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    z.int().check(z.gte(minimum), z.lte(maximum)),
  );

/** Where a page of a list ended: the id of its last item. Callers take it from `next_cursor` as it is. */
export const Cursor = z
  .string()
  .check(z.regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/, { error: 'invalid_cursor' }));
