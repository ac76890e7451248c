import * as z from 'zod/mini';
import { firstDay, lastDay } from './calendar.ts';
import { withJsonSchema } from './json-schema.ts';
import { languages } from './language.ts';
import { amongBlanks, blank, characters, onOneLine, onSeveralLines, visible } from './text-rules.ts';

/**
 * The field types of entities and bodies. An issue's message is a rule code of `rules.ts`, never a sentence: the server
 * translates it for the reader.
 */

type Clean = (text: string) => string;

const required = (max: number, clean: Clean) =>
  z.string().check(characters(1, max), z.regex(visible, { error: 'required' }), z.overwrite(clean), z.trim());

const optional = (max: number, clean: Clean) =>
  z.prefault(
    z.pipe(
      z.nullable(z.string().check(characters(0, max))),
      z.pipe(
        z.transform((text: string | null) => (text === null ? null : clean(text).trim() || null)),
        z.nullable(z.string()),
      ),
    ),
    null,
  );

/** Text of 1 to `max` characters that is not blank, on one line whatever was pasted. */
export const requiredLine = (max: number) => required(max, onOneLine);

/** The same with line breaks. */
export const requiredText = (max: number) => required(max, onSeveralLines);

/** Text of at most `max` characters on one line; absent, null and blank text all read as null. */
export const optionalLine = (max: number) => optional(max, onOneLine);

/** The same with line breaks. */
export const optionalText = (max: number) => optional(max, onSeveralLines);

/** Makes a field optional: absent, null and blank text all read as null. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  const blankIsNull = z.transform((value: z.input<Schema> | null): unknown =>
    typeof value === 'string' && blank.test(value) ? null : value,
  );
  const field = z.pipe(blankIsNull, z.nullable(schema) as z.ZodMiniType<z.output<Schema> | null, unknown>);
  return z.prefault(
    withJsonSchema(field, ({ anyOf = [], ...rest }) => ({
      ...rest,
      anyOf: [...(anyOf as object[]), { type: 'string', pattern: blank.source }],
    })),
    null,
  );
}

/** A real calendar day, `YYYY-MM-DD`, without a time zone. */
export const CalendarDate = z.iso.date();

/** True for a calendar day. A rule between two days runs even when one of them is invalid, and then does not apply. */
export const isCalendarDate = (value: unknown): value is string => CalendarDate.safeParse(value).success;

const years = '(?:20\\d\\d|2100)';
const leapYears = '20(?:[02468][048]|[13579][26])';
const businessDays = `^(?:${years}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|${leapYears}-02-29)$`;

/** A calendar day from 2000 to 2100, for new input. Stored days may lie outside. */
export const BusinessDate = withJsonSchema(
  CalendarDate.check(z.refine((day) => day >= firstDay && day <= lastDay, { error: 'date_out_of_range' })),
  (schema) => ({ ...schema, pattern: businessDays }),
);

/** An instant in UTC, ISO 8601 with milliseconds. */
export const Instant = z.iso.datetime();

/** A time-ordered UUID (version 7, RFC 9562). */
export const Id = z.uuid({ version: 'v7' });

/** An id in a path. A text that cannot be an id gets the same 404 as an unknown one. */
export const PathId = z.string().check(characters(1, 64));

export const longestName = 120;
export const longestEmail = 254;

export const PersonName = requiredLine(longestName);

const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const Email = z
  .string()
  .check(
    characters(1, longestEmail),
    z.regex(amongBlanks(emailPattern), { error: 'invalid_email' }),
    z.trim(),
    z.toLowerCase(),
  );

/** A number in steps of `step`; rounds away floating-point error. */
export function inStepsOf(step: 0.01 | 0.1) {
  const perUnit = Math.round(1 / step);
  const nearest = (value: number) => Math.round(value * perUnit) / perUnit;
  const check = z.refine<number>((value) => Math.abs(value - nearest(value)) <= Math.abs(value) * 2 ** -51, {
    error: 'too_many_decimals',
    params: { limit: step },
  });
  check._zod.onattach.push(({ _zod: { bag } }) => {
    bag.multipleOf = step;
  });
  return [check, z.overwrite(nearest)] as const;
}

/** Riyals with at most two decimals, as a JSON number. */
export const riyals = (maximum: number) => z.number().check(z.gte(0), z.lte(maximum), ...inStepsOf(0.01));

/** A whole number of people, rooms or days. There is no upper limit. */
export const wholeNumber = (minimum: number, error?: string) => z.int().check(z.gte(minimum, error));

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** A query parameter that is a whole number from `minimum` to `maximum`. */
export const numberParameter = (minimum: number, maximum: number) =>
  withJsonSchema(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^(?:0|[1-9]\d{0,8})$/)), z.transform(Number)),
      z.int().check(z.gte(minimum), z.lte(maximum)),
    ),
    () => ({ type: 'integer', minimum, maximum }),
  );

/** The id of a page's last item. Callers pass `next_cursor` back unchanged. */
export const Cursor = z
  .string()
  .check(z.regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/, { error: 'invalid_cursor' }));
