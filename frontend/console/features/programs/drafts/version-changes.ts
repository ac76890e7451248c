import { isOrderOnly, photoNumbers as numberPhotos } from '#catalogue/photo-numbers';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { formFields, isSameValue, type ProgramField } from '../program-values.ts';
import { valuesOf } from './draft-content.ts';

/** A field that differs between two versions; `photo_order` is no field of the form. */
export type ChangedField = ProgramField | 'photo_order';

/** The fields in which a version differs from the one before, in the form's order. */
export function changedFields(before: DraftContent, after: DraftContent): ChangedField[] {
  const [one, other] = [valuesOf(before), valuesOf(after)];
  const fields: ChangedField[] = formFields.filter((field) => !isSameValue(one[field], other[field]));
  return String(photosOf(before)) === String(photosOf(after)) ? fields : [...fields, 'photo_order'];
}

/** Returns the lines of two versions in words that the other version does not have: one for each day, question or price. */
export function differingLines(before: string, after: string): [string, string] {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const without = (lines: string[], known: string[]) => lines.filter((line) => !known.includes(line)).join('\n');
  return [without(one, other), without(other, one)];
}

const photosOf = ({ photo_order }: DraftContent) => (Array.isArray(photo_order) ? photo_order.map(String) : []);

/** The photos of two versions, by the ids: as they stood before, then those that came. A photo has the same number in both. */
export const photosOfBoth = (before: DraftContent, after: DraftContent): string[] => [
  ...new Set([...photosOf(before), ...photosOf(after)]),
];

/** Says how the photos of two versions differ: by their numbers, in each version's order. */
export function photoNumbers(before: DraftContent, after: DraftContent) {
  const numbers = numberPhotos(photosOf(before), photosOf(after));
  return { ...numbers, isOrderOnly: isOrderOnly(numbers.before, numbers.after) };
}
