import type { DraftContent } from '#contracts/api/draft-shapes';
import { noParts } from '#contracts/api/offer-terms';
import { bodyOf, inputOf } from '#contracts/api/program-edge';
import { type FieldName, fieldNames, programFields, translatedLanguages } from '#contracts/api/program-fields';
import { ItineraryDay, PhotoDetails, partsShape, Question } from '#contracts/api/program-parts';
import { bodyShape, translationBodyShape } from '#contracts/api/program-shapes';
import { type Program, ProgramBody, type ProgramInput } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { parseFields } from '#contracts/field-kit/field-issues';
import { ValidationFailed } from '../../errors.ts';

/** The content of drafts and versions has the form of a program's body. */
export const contentOf = (program: Program): DraftContent => ({ ...bodyOf(program) });

/**
 * Checks a content as a body is checked.
 * @throws ValidationFailed with an issue for each field
 */
export function inputFrom(content: DraftContent): ProgramInput {
  const parsed = parseFields(ProgramBody, content);
  if (parsed.issues) throw new ValidationFailed(parsed.issues);
  return inputOf(parsed.data);
}

type Shape = Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>;

/** The valid values of a content, and those of `otherwise` for the others. */
function validOr(shape: Shape, content: Record<string, unknown>, otherwise: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const { success, data } = schema.safeParse(content[name]);
      return [name, success ? data : otherwise[name]];
    }),
  );
}

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The valid entries of a list: an unfinished day or question hides no finished one. */
const validEntries = (schema: Shape[string], value: unknown) =>
  (Array.isArray(value) ? value : []).map((entry) => schema.safeParse(entry)).flatMap(({ data }) => data ?? []);

/**
 * Completes an unfinished content so that it can be shown: a value that is not valid yet is the program's, else empty.
 * @param program as it is published; undefined if it never was
 */
export function showableInput(content: DraftContent, program?: Program): ProgramInput {
  const before = { ...emptyBody(), ...(program && bodyOf(program)) };
  const translations = record(content.translations);
  const body = {
    ...before,
    ...validOr(bodyShape, content, before),
    translations: Object.fromEntries(
      translatedLanguages.map((language) => [
        language,
        validOr(translationBodyShape, record(translations[language]), {}),
      ]),
    ),
    ...validOr({ prices: partsShape.prices, cancellation: partsShape.cancellation }, content, noParts),
    itinerary: validEntries(ItineraryDay, content.itinerary),
    questions: validEntries(Question, content.questions),
    photo_details: validEntries(PhotoDetails, content.photo_details),
    ...idsIn(content, 'photo_order'),
    ...idsIn(content, 'photos_left_out'),
  };
  return inputOf(body as ProgramBody);
}

const idsIn = (content: DraftContent, name: 'photo_order' | 'photos_left_out') => {
  const ids = content[name];
  return Array.isArray(ids) ? { [name]: ids.map(String) } : {};
};

/** A program of which nothing is known: required fields have values that show nothing untrue. */
function emptyBody(): Record<string, unknown> {
  const today = riyadhDay();
  const empty = { line: '', text: '', day: today, count: 1, riyals: 0 } as Record<string, unknown>;
  const emptyValue = (name: FieldName) => {
    const field = programFields[name];
    return 'required' in field && field.required ? (empty[field.kind] ?? null) : null;
  };
  return Object.fromEntries(fieldNames.map((name) => [name, emptyValue(name)]));
}
