import type { DraftContent } from '#contracts/api/draft-shapes';
import type { PictureUse } from '#contracts/api/site-picture-rules';
import { type Language, languages } from '#contracts/field-kit/language';

/** The values of a section's form, or of one of its cards. What is empty may be missing. */
export type SectionValues = Record<string, unknown>;

type Texts = Partial<Record<Language, string>>;

/** A field of a section, as the form, the comparison and the history treat it. `checks`: see `section-checks.ts`. */
export type SectionField =
  | { name: string; kind: 'text' | 'number'; checks?: readonly FieldCheck[] }
  /** The id of a program. */
  | { name: string; kind: 'program' }
  /** A text in each language. `required`: it is missing if it is empty; a condition looks at the values around it. */
  | {
      name: string;
      kind: 'texts';
      required?: true | ((around: SectionValues) => boolean);
      /** True if it can be given in one language alone. */
      alone?: true | ((around: SectionValues) => boolean);
      checks?: readonly FieldCheck[];
    }
  | { name: string; kind: 'flag'; initially: boolean }
  | { name: string; kind: 'choice'; options: readonly string[] }
  /** A picture is one value. `told`: the field with its alternative text; absent if it has none of its own. */
  | { name: string; kind: 'picture'; use: PictureUse; told?: string }
  /** The point of a picture that stays visible. */
  | { name: string; kind: 'point' }
  | { name: string; kind: 'cards'; fields: readonly SectionField[] };

export type ConcernWord =
  | 'half'
  | 'long'
  | 'tall'
  | 'term'
  | 'notAlways'
  | 'wordy'
  | 'nowhere'
  | 'linkNowhere'
  | 'confirmedLongAgo'
  | 'toCome'
  | 'seasonOver'
  | 'licenceUndated'
  | 'licenceOver'
  | 'announcementOver';

/** A check's finding about a text: a key below `checks` in the translations, and the values for its placeholders. */
export interface Concern {
  word: ConcernWord;
  values?: Readonly<Record<string, number | string>>;
}

export interface CheckContext {
  /** The card or the section in which the text is. */
  around: SectionValues;
  /** A Riyadh calendar day. */
  today: string;
  /** True for an address at which the site has no page. */
  leadsNowhere: (address: string) => boolean;
}

/** Looks at a text as it is typed, without blanks around it; one that is missing is empty. No concern stops a publication. */
export type FieldCheck = (text: string, context: CheckContext) => Concern | readonly Concern[] | undefined;

const record = (value: unknown): SectionValues =>
  typeof value === 'object' && value !== null ? (value as SectionValues) : {};
const textOr = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

function formValue(field: SectionField, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'program':
      return textOr(value);
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'texts':
      return Object.fromEntries(languages.map((language) => [language, textOr(record(value)[language])]));
    case 'flag':
      return typeof value === 'boolean' ? value : field.initially;
    case 'choice':
      return field.options.find((option) => option === value) ?? field.options[0];
    case 'picture':
    case 'point':
      return typeof value === 'object' && value !== null ? value : undefined;
    case 'cards':
      return Array.isArray(value) ? value.map((card) => valuesOf(field.fields, record(card))) : [];
  }
}

/** The form's values of a draft, a version or a card. A field that it does not name is empty. */
export const valuesOf = (fields: readonly SectionField[], content: DraftContent): SectionValues =>
  Object.fromEntries(fields.map((field) => [field.name, formValue(field, content[field.name])]));

const blankIsNull = (text: unknown) => (typeof text === 'string' && text.trim() ? text : null);

function storedOf(field: SectionField, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return blankIsNull(value);
    case 'texts':
      return Object.fromEntries(languages.map((language) => [language, blankIsNull(record(value)[language])]));
    case 'cards':
      return (value as SectionValues[] | undefined)?.map((card) => contentOf(field.fields, record(card))) ?? [];
    default:
      return value ?? null;
  }
}

/** A draft has the form of what is published, and is as incomplete as the form. */
export const contentOf = (fields: readonly SectionField[], values: SectionValues): DraftContent =>
  Object.fromEntries(fields.map((field) => [field.name, storedOf(field, values[field.name])]));

/** A field that can differ by itself: each language of a text, and a list of cards as a whole. */
export interface SectionPlace {
  field: SectionField;
  language?: Language | undefined;
  /** The name of the place in the form: `texts.ar` */
  path: string;
}

export const placesOf = (fields: readonly SectionField[]): SectionPlace[] =>
  fields.flatMap((field): SectionPlace[] =>
    field.kind === 'texts'
      ? languages.map((language) => ({ field, language, path: `${field.name}.${language}` }))
      : [{ field, path: field.name }],
  );

/** The value at a place. */
export const valueAt = (values: SectionValues, { field, language }: SectionPlace): unknown =>
  language ? (values[field.name] as Texts | undefined)?.[language] : values[field.name];

/** Values with one of them replaced by that of other values. */
export const withValue = (values: SectionValues, from: SectionValues, place: SectionPlace): SectionValues => {
  const { field, language } = place;
  const value = valueAt(from, place);
  return { ...values, [field.name]: language ? { ...record(values[field.name]), [language]: value } : value };
};

/** The places at which two states differ. */
export const differing = (
  fields: readonly SectionField[],
  one: SectionValues,
  other: SectionValues,
): SectionPlace[] => {
  const contents = [contentOf(fields, one), contentOf(fields, other)] as const;
  const [before, after] = contents.map((content) => (place: SectionPlace) => JSON.stringify(valueAt(content, place)));
  return placesOf(fields).filter((place) => before?.(place) !== after?.(place));
};

/** Counts the texts that each language lacks. */
export const countMissing = (fields: readonly SectionField[], values: SectionValues): Record<Language, number> =>
  Object.fromEntries(
    languages.map((language) => [language, fields.reduce((sum, field) => sum + missingIn(field, values, language), 0)]),
  ) as Record<Language, number>;

function missingIn(field: SectionField, values: SectionValues, language: Language): number {
  const value = values[field.name];
  if (field.kind === 'cards') {
    return cardsOf(value).reduce((sum, card) => sum + countMissing(field.fields, card)[language], 0);
  }
  return isRequired(field, values) && !blankIsNull(record(value)[language]) ? 1 : 0;
}

/** The values of a list's cards. */
export const cardsOf = (value: unknown): SectionValues[] => (Array.isArray(value) ? value.map(record) : []);

const isRequired = (field: SectionField, around: SectionValues): boolean =>
  field.kind === 'texts' && (typeof field.required === 'function' ? field.required(around) : field.required === true);
