import {
  type FieldKind,
  type FieldName,
  type FieldValues,
  fieldNames,
  programFields,
  type TextName,
  textNames,
} from '#contracts/api/program-fields';
import type { Program } from '#contracts/api/programs';
import { emptyParts, isPart, type PartValues, partsBody, partValues, plainPart } from './part-values.ts';
import type { ProgramBody } from './save-program.ts';

export type EnglishField = `${TextName}_en`;

export const englishOf = (name: TextName): EnglishField => `${name}_en`;

/** A field that is not a text, as typed: days may be incomplete, and numbers missing. */
type Typed<Name extends keyof FieldValues> =
  Name extends FieldName<'day'>
    ? string | undefined
    : Name extends FieldName<'flag'>
      ? boolean
      : FieldValues[Name] | null;

/** The form's values: fields are flat, so that each can be compared and merged separately; a part is merged as a whole. */
export type ProgramValues = FlatValues & PartValues;

type FlatValues = Record<TextName | EnglishField, string> & {
  [Name in Exclude<keyof FieldValues, TextName>]: Typed<Name>;
};

export type ProgramField = keyof ProgramValues;

const isText = (name: keyof FieldValues): name is TextName => textNames.includes(name as TextName);

/** Texts come first in the form. */
const namesInForm = [...textNames, ...fieldNames.filter((name) => !isText(name))];

/** Makes the form's values from the values of texts and of other fields. */
function valuesOf(
  text: (name: TextName, language: 'ar' | 'en') => string,
  value: (name: keyof FieldValues) => unknown,
) {
  const entries = namesInForm.flatMap((name): [ProgramField, unknown][] =>
    isText(name)
      ? [
          [name, text(name, 'ar')],
          [englishOf(name), text(name, 'en')],
        ]
      : [[name, value(name)]],
  );
  return Object.fromEntries(entries) as FlatValues;
}

const emptyByKind: Partial<Record<FieldKind, undefined | false | null>> = { day: undefined, flag: false };

export const emptyValues: ProgramValues = {
  ...valuesOf(
    () => '',
    (name) => {
      const { kind } = programFields[name];
      return kind in emptyByKind ? emptyByKind[kind] : null;
    },
  ),
  ...emptyParts,
};

export const toValues = ({ texts, ...program }: Program): ProgramValues => ({
  ...valuesOf(
    (name, language) => texts[language]?.[name] ?? '',
    (name) => program[name as Exclude<keyof FieldValues, TextName>] ?? emptyValues[name],
  ),
  ...partValues(program),
});

/**
 * Converts valid values to the API's body.
 * @param leftOut ids of the photos that visitors see no more
 */
export function toBody(values: ProgramValues, photoOrder: string[], leftOut: readonly string[] = []): ProgramBody {
  const fields = fieldNames.map((name) => [name, isText(name) ? values[name].trim() : values[name]]);
  const english = Object.fromEntries(textNames.map((name) => [name, values[englishOf(name)].trim()]));
  return {
    ...(Object.fromEntries(fields) as FieldValues),
    ...partsBody(values, values.price_sar, photoOrder),
    translations: { en: Object.values(english).some(Boolean) ? english : null },
    photo_order: photoOrder,
    ...(leftOut.length > 0 && { photos_left_out: [...leftOut] }),
  };
}

/** True if two values are equal, ignoring surrounding spaces and the difference between kinds of empty values. */
export const isSameValue = (one: ProgramValues[ProgramField], other: ProgramValues[ProgramField]) =>
  plain(one) === plain(other);

const plain = (value: ProgramValues[ProgramField]) => {
  if (typeof value === 'object' && value !== null) return plainPart(value);
  return (typeof value === 'string' ? value.trim() : value) || null;
};

export const formFields = Object.keys(emptyValues) as ProgramField[];

export const isSame = (one: ProgramValues, other: ProgramValues) =>
  formFields.every((field) => isSameValue(one[field], other[field]));

/** The way to a value in the form: a field's name, or the steps to it within a part. */
export type FieldPath = ProgramField | readonly [keyof PartValues, ...(string | number)[]];

/**
 * Converts a field's name between API and form: `translations.en.city` is `city_en`, and within a part only the numbers
 * of list items differ. What a photo's details lack is said of the photos.
 */
export function fieldOfApi(name: string): FieldPath | undefined {
  const [part = '', ...steps] = name.split('.');
  if (isPart(part) && part !== 'photo_details') {
    return [part, ...steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))];
  }
  const field = name.startsWith('translations.en.') ? `${name.slice('translations.en.'.length)}_en` : part || name;
  return formFields.find((known) => known === field);
}
