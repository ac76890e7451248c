import * as z from 'zod/mini';
import { riyadhDay } from '../calendar.ts';
import { BusinessDate, CalendarDate, optionalText, orNull, requiredText, wholeNumber } from '../fields.ts';

/** The definition of a field. */
export type FieldKind = 'text' | 'longText' | 'day' | 'people' | 'count' | 'choice' | 'legs';

/**
 * A field of an enquiry. The API and the forms check by it; the forms, their receipts, the console, the export, the
 * mails and the search show by it.
 */
export interface Field {
  kind: FieldKind;
  /** The API's schema. */
  schema: z.ZodMiniType;
  /** The forms' schema, where it is stricter. */
  form?: z.ZodMiniType;
  /** The schema of stored values, where older ones may be outside today's limits. */
  stored?: z.ZodMiniType;
  /** Names its texts and its column in the export. Without it: the field's name in camel case. */
  key?: string;
  /** Characters. */
  limit?: number;
  /** The least count, with which a form begins. */
  minimum?: number;
  options?: readonly string[];
  /** The option with which a form begins. */
  preset?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Makes a rule between fields run although one of them is wrong, so that one reply names every wrong field. */
export const always = { when: () => true };

/** A place, in at most 120 characters. */
export const place = () => ({ kind: 'text', limit: 120, schema: requiredText(120) }) as const;

export const longText = <const Limit extends number>(limit: Limit) =>
  ({ kind: 'longText', limit, schema: optionalText(limit) }) as const;

export const requiredLongText = <const Limit extends number>(limit: Limit) =>
  ({ kind: 'longText', limit, schema: requiredText(limit) }) as const;

export const day = () => ({ kind: 'day', schema: BusinessDate, stored: CalendarDate }) as const;

export const optionalDay = () => ({ kind: 'day', schema: orNull(BusinessDate), stored: orNull(CalendarDate) }) as const;

/** A day that the form's calendar offers: none before today. The API takes past ones too. */
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
