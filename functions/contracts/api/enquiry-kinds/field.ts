import * as z from 'zod/mini';
import { riyadhDay } from '../../field-kit/calendar.ts';
import {
  BusinessDate,
  CalendarDate,
  optionalText,
  orNull,
  requiredLine,
  requiredText,
  wholeNumber,
} from '../../field-kit/fields.ts';
import { withoutIdentityNumber } from '../../field-kit/without-identity-number.ts';

export type FieldKind = 'text' | 'longText' | 'day' | 'people' | 'count' | 'choice' | 'legs';

/**
 * A field of an enquiry. The API and the forms validate by it; the forms, receipts, console, export, mails and search
 * display by it.
 */
export interface Field {
  kind: FieldKind;
  /** The API's schema. */
  schema: z.ZodMiniType;
  /** The forms' schema, where it is stricter. */
  form?: z.ZodMiniType;
  /** The schema of stored values, where older ones may be outside today's limits. */
  stored?: z.ZodMiniType;
  /** The field of another type whose column in the export it shares. */
  column?: string;
  /** The maximum length in characters. */
  limit?: number;
  /** The minimum count, which is also the form's initial value. */
  minimum?: number;
  options?: readonly string[];
  /** The form's initial option. */
  preset?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Runs a rule between fields even if one of them is invalid, so that one reply lists every invalid field. */
export const always = { when: () => true };

/** A place, on one line of at most 120 characters. */
export const place = () => ({ kind: 'text', limit: 120, schema: requiredLine(120) }) as const;

export const longText = <const Limit extends number>(limit: Limit) => {
  const stored = optionalText(limit);
  return { kind: 'longText', limit, schema: withoutIdentityNumber(stored), stored } as const;
};

export const requiredLongText = <const Limit extends number>(limit: Limit) => {
  const stored = requiredText(limit);
  return { kind: 'longText', limit, schema: withoutIdentityNumber(stored), stored } as const;
};

export const day = () => ({ kind: 'day', schema: BusinessDate, stored: CalendarDate }) as const;

export const optionalDay = () => ({ kind: 'day', schema: orNull(BusinessDate), stored: orNull(CalendarDate) }) as const;

/** A day from today on, as the form's calendar offers. The API accepts past days too. */
export const UpcomingDay = BusinessDate.check(
  z.refine((text: string) => text >= riyadhDay(), { error: 'day_in_past' }),
);

/** Number of travellers of one age group. */
export const people = <const Minimum extends number>(minimum: Minimum) =>
  ({ kind: 'people', minimum, schema: z.prefault(wholeNumber(minimum), minimum) }) as const;

export const count = <const Minimum extends number>(minimum: Minimum) =>
  ({ kind: 'count', minimum, schema: z.prefault(wholeNumber(minimum), minimum) }) as const;

export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  ({ kind: 'choice', options, schema: orNull(z.enum(options)) }) as const;

export const presetChoice = <const Options extends readonly [string, ...string[]], Preset extends Options[number]>(
  options: Options,
  preset: Preset,
) => ({ kind: 'choice', options, preset, schema: z.prefault(z.enum(options), preset as never) }) as const;

type Role = 'schema' | 'form' | 'stored';
type SchemaOf<F extends Field, R extends Role> = F extends { [key in R]: infer Schema extends z.ZodMiniType }
  ? Schema
  : F['schema'];

/** The schemas of fields, for `z.object`. */
export const shapeOf = <const F extends Fields, const R extends Role = 'schema'>(fields: F, role = 'schema' as R) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[role] ?? field.schema])) as {
    -readonly [Name in keyof F]: SchemaOf<F[Name], R>;
  };
