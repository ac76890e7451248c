import { type Language, languages } from '../field-kit/language.ts';
import { fewestNights, mostNights } from './program-limits.ts';

/**
 * The fields of a program that staff type, each declared once, in the order of bodies and replies. Body, reply, stored
 * item, form, differences and activity derive from them. Plain data, so that pages need no validation library.
 */
export const programTypes = [
  ...(['cultural', 'adventure', 'luxury', 'family', 'solo', 'business', 'wellness'] as const),
  /** Only with the number of the agency's licence, see `umrah.ts`. */
  'umrah',
] as const;
export const regions = ['saudi', 'europe', 'asia', 'america', 'africa', 'oceania', 'other'] as const;

export const programFields = {
  trip_name: { kind: 'line', limit: 120, required: true, onCards: 'whole' },
  from_date: { kind: 'day', required: true },
  to_date: { kind: 'day', required: true },
  nights: { kind: 'count', minimum: fewestNights, maximum: mostNights, required: true },
  city: { kind: 'line', limit: 80, required: true, onCards: 'whole' },
  description: { kind: 'text', limit: 5000, onCards: 'beginning' },
  accommodation: { kind: 'text', limit: 500, onCards: 'whole' },
  offer_includes: { kind: 'text', limit: 5000 },
  not_included: { kind: 'text', limit: 5000 },
  /** Facts that travellers need before they choose. */
  know_visa: { kind: 'text', limit: 1000 },
  know_documents: { kind: 'text', limit: 1000 },
  know_fitness: { kind: 'text', limit: 1000 },
  know_children: { kind: 'text', limit: 1000 },
  know_packing: { kind: 'text', limit: 1000 },
  meeting_point: { kind: 'line', limit: 200 },
  /** The address of a map that shows the meeting point. */
  meeting_map: { kind: 'link', limit: 500 },
  price_sar: { kind: 'riyals', maximum: 10_000_000, required: true },
  type: { kind: 'choice', options: programTypes },
  region: { kind: 'choice', options: regions },
  country: { kind: 'country' },
  featured: { kind: 'flag', unset: null },
  rating: { kind: 'rating', maximum: 5 },
  /** Hides the rating, both the program's own and the site's default. */
  rating_hidden: { kind: 'flag', unset: false },
} as const satisfies Record<string, FieldOfPrograms>;

/** A field may be null unless it is required. */
export type FieldOfPrograms =
  /**
   * Texts, on one line or with line breaks: one in each language. Only the Arabic one can be required. Lists leave out
   * what their cards do not show.
   */
  | { kind: 'line' | 'text'; limit: number; required?: true; onCards?: 'whole' | 'beginning' }
  | { kind: 'day'; required?: true }
  /** An address that begins with `https://`. */
  | { kind: 'link'; limit: number; required?: never }
  /** A code of `countries.ts`. */
  | { kind: 'country'; required?: never }
  | { kind: 'count'; minimum: number; maximum: number; required?: true }
  /** Riyals in the API and in forms, halalas in the table. */
  | { kind: 'riyals'; maximum: number; required?: true }
  /** A number with one decimal. */
  | { kind: 'rating'; maximum: number; required?: true }
  | { kind: 'choice'; options: readonly string[]; required?: true }
  /** `unset`: what a program has if staff have not chosen. */
  | { kind: 'flag'; unset: false | null; required?: never };

export type FieldKind = FieldOfPrograms['kind'];
type Fields = typeof programFields;
type NamesOf<Kind> = { [Name in keyof Fields]: Fields[Name]['kind'] extends Kind ? Name : never }[keyof Fields];

/** The names of all fields, or of those of certain kinds. */
export type FieldName<Kind extends FieldKind = FieldKind> = NamesOf<Kind>;
export type TextName = FieldName<'line' | 'text'>;

type ValueOf<Field> = Field extends { options: readonly (infer Option)[] }
  ? Option
  : Field extends { kind: 'line' | 'text' | 'day' | 'link' | 'country' }
    ? string
    : Field extends { kind: 'flag' }
      ? boolean
      : number;

/** The values of a program's fields. */
export type FieldValues = {
  [Name in keyof Fields]:
    | ValueOf<Fields[Name]>
    | (Fields[Name] extends { required: true } | { unset: false } ? never : null);
};

/** The base language, whose texts are the API's base fields; the others are in `translations`. */
export const baseLanguage = 'ar' satisfies Language;
export type TranslatedLanguage = Exclude<Language, typeof baseLanguage>;
export const translatedLanguages = languages.filter((language) => language !== baseLanguage);

export const fieldNames = Object.keys(programFields) as (keyof Fields)[];

/** The names of the fields of certain kinds, in their order. */
export const namesOf = <const Kind extends FieldKind>(...kinds: Kind[]) =>
  fieldNames.filter((name) => (kinds as string[]).includes(programFields[name].kind)) as FieldName<Kind>[];

export const textNames = namesOf('line', 'text');
