import type { Program, ProgramType, Region } from '#contracts/programs';
import type { ProgramInput } from './save-program.ts';

/** The texts that a program has in both languages. */
export const textFields = ['trip_name', 'city', 'description', 'accommodation', 'offer_includes'] as const;
export type TextField = (typeof textFields)[number];
export type EnglishField = `${TextField}_en`;

export const englishOf = (field: TextField): EnglishField => `${field}_en`;

/** The form's values, flat, so that each can be compared and merged separately. */
export type ProgramValues = Record<TextField | EnglishField, string> & {
  /** Calendar days, `YYYY-MM-DD`. */
  from_date: string | undefined;
  to_date: string | undefined;
  nights: number | null;
  /** Riyals. */
  price_sar: number | null;
  type: ProgramType | null;
  region: Region | null;
  rating: number | null;
  rating_hidden: boolean;
  featured: boolean;
};

export type ProgramField = keyof ProgramValues;

const noTexts = Object.fromEntries(textFields.flatMap((field) => [field, englishOf(field)]).map((name) => [name, '']));

export const emptyValues = {
  ...noTexts,
  from_date: undefined,
  to_date: undefined,
  nights: null,
  price_sar: null,
  type: null,
  region: null,
  rating: null,
  rating_hidden: false,
  featured: false,
} as ProgramValues;

export function toValues(program: Program): ProgramValues {
  const english = program.translations.en;
  const texts = textFields.flatMap((field) => [
    [field, program[field] ?? ''],
    [englishOf(field), english?.[field] ?? ''],
  ]);
  const { from_date, to_date, nights, price_sar, type, region, rating, rating_hidden } = program;
  const trip = { from_date, to_date, nights, price_sar };
  const rest = { ...trip, type, region, rating, rating_hidden, featured: program.featured ?? false };
  return { ...Object.fromEntries(texts), ...rest };
}

/** Converts valid values to the API's body. */
export function toBody(values: ProgramValues, photoOrder: string[]): ProgramInput {
  const { nights, price_sar, from_date = '', to_date = '', type, region, rating, rating_hidden, featured } = values;
  const texts = Object.fromEntries(textFields.map((field) => [field, values[field].trim()]));
  const english = Object.fromEntries(textFields.map((field) => [field, values[englishOf(field)].trim()]));
  return {
    ...(texts as Record<TextField, string>),
    from_date,
    to_date,
    nights: nights ?? 0,
    price_sar: price_sar ?? 0,
    type,
    region,
    rating,
    rating_hidden,
    featured,
    translations: { en: Object.values(english).some(Boolean) ? english : null },
    photo_order: photoOrder,
  };
}

/** True if two values are equal, ignoring surrounding spaces and the difference between kinds of empty values. */
export const isSameValue = (one: ProgramValues[ProgramField], other: ProgramValues[ProgramField]) =>
  plain(one) === plain(other);

const plain = (value: ProgramValues[ProgramField]) => (typeof value === 'string' ? value.trim() : value) || null;

export const programFields = Object.keys(emptyValues) as ProgramField[];

export const isSame = (one: ProgramValues, other: ProgramValues) =>
  programFields.every((field) => isSameValue(one[field], other[field]));

/** Converts a field's name between API and form: `translations.en.city` and `city_en`. */
export function fieldOfApi(name: string): ProgramField | undefined {
  const field = name.startsWith('translations.en.') ? `${name.slice('translations.en.'.length)}_en` : name;
  return programFields.find((known) => known === field);
}
