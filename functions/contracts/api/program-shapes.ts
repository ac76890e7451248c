import * as z from 'zod/mini';
import { Country } from '../field-kit/country.ts';
import {
  BusinessDate,
  CalendarDate,
  inStepsOf,
  optionalLine,
  optionalText,
  orNull,
  requiredLine,
  requiredText,
  riyals,
  wholeNumber,
} from '../field-kit/fields.ts';
import { Link } from '../field-kit/link.ts';
import {
  baseLanguage,
  type FieldName,
  type FieldOfPrograms,
  type FieldValues,
  namesOf,
  programFields,
  type TextName,
  type TranslatedLanguage,
  textNames,
  translatedLanguages,
} from './program-fields.ts';
import type { ProgramTexts } from './programs.ts';

/** The schemas of a program's fields, for `z.object`: as bodies have them, and as replies and stored items do. */

type Fields = typeof programFields;
type Shape = { [Name in keyof Fields]: z.ZodMiniType<FieldValues[Name], FieldValues[Name]> };
type Optional<Value> = z.ZodMiniPrefault<z.ZodMiniType<Value | null, Value | null>>;
type BodyShape = {
  [Name in keyof Fields]: Fields[Name] extends { required: true } ? Shape[Name] : Optional<FieldValues[Name]>;
};

/** The schema of a given value in a body. */
function givenValue(field: FieldOfPrograms): z.ZodMiniType {
  switch (field.kind) {
    case 'line':
      return requiredLine(field.limit);
    case 'text':
      return requiredText(field.limit);
    case 'day':
      return BusinessDate;
    case 'link':
      return Link(field.limit);
    case 'country':
      return Country;
    case 'count':
      return wholeNumber(field.minimum).check(z.lte(field.maximum));
    case 'riyals':
      return riyals(field.maximum);
    case 'rating':
      return z.number().check(z.gte(0), z.lte(field.maximum), ...inStepsOf(0.1));
    case 'choice':
      return z.enum(field.options);
    case 'flag':
      return z.boolean();
  }
}

function optionalValue(field: FieldOfPrograms): z.ZodMiniType {
  if (field.kind === 'line') return optionalLine(field.limit);
  if (field.kind === 'text') return optionalText(field.limit);
  // Blank text stands for no day, number or choice, as forms send it; but a flag is never text.
  return field.kind === 'flag' ? z.prefault(z.nullable(z.boolean()), null) : orNull(givenValue(field));
}

/** Later limits do not make stored values unreadable. */
function storedValue(field: FieldOfPrograms): z.ZodMiniType {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'link':
    case 'country':
      return z.string();
    case 'day':
      return CalendarDate;
    case 'count':
      return z.int();
    case 'riyals':
    case 'rating':
      return z.number();
    default:
      return givenValue(field);
  }
}

const mapFields = (schemaOf: (field: FieldOfPrograms) => z.ZodMiniType) =>
  Object.fromEntries(Object.entries(programFields).map(([name, field]) => [name, schemaOf(field)]));

export const bodyShape = mapFields((field) => (field.required ? givenValue(field) : optionalValue(field))) as BodyShape;

const replyValue = (field: FieldOfPrograms) =>
  field.required || (field.kind === 'flag' && field.unset === false)
    ? storedValue(field)
    : z.nullable(storedValue(field));

export const replyShape = mapFields(replyValue) as Shape;

const mapTexts = (schemaOf: (field: FieldOfPrograms) => z.ZodMiniType) =>
  Object.fromEntries(textNames.map((name) => [name, schemaOf(programFields[name])]));

/** All texts of a translation may be missing. */
export const translationBodyShape = mapTexts(optionalValue) as { [Name in TextName]: Optional<string> };
export const translationShape = mapTexts((field) => z.nullable(storedValue(field))) as {
  [Name in TextName]: z.ZodMiniType<string | null, string | null>;
};

const notStored: readonly string[] = [...textNames, ...namesOf('riyals')];

/** Stored fields whose form is the API's. An item that is older than an optional field reads as if it was unset. */
export const storedShape = Object.fromEntries(
  Object.entries(programFields as Record<string, FieldOfPrograms>)
    .filter(([name]) => !notStored.includes(name))
    .map(([name, field]) => [
      name,
      field.required ? storedValue(field) : z._default(replyValue(field), field.kind === 'flag' ? field.unset : null),
    ]),
) as Omit<Shape, TextName | FieldName<'riyals'>>;

/** The same schema for each language of the translations. */
export const perTranslation = <Schema extends z.ZodMiniType>(schema: Schema) =>
  Object.fromEntries(translatedLanguages.map((language) => [language, schema])) as Record<TranslatedLanguage, Schema>;

const orNone = (field: FieldOfPrograms) => z._default(z.nullable(storedValue(field)), null);

/** The texts of each language in stored items. An item that is older than an optional text has none. */
export const StoredTexts = z.object({
  [baseLanguage]: z.object(mapTexts((field) => (field.required ? storedValue(field) : orNone(field)))),
  ...perTranslation(z.nullable(z.object(mapTexts(orNone)))),
}) as unknown as z.ZodMiniType<ProgramTexts, ProgramTexts>;
