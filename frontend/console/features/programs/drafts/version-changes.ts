import type { DraftContent } from '#contracts/api/draft-shapes';
import { formFields, isSameValue, type ProgramField } from '../program-values.ts';
import { valuesOf } from './draft-content.ts';

/** A field that differs between two versions; `photo_order` is no field of the form. */
export type ChangedField = ProgramField | 'photo_order';

/** The fields in which a version differs from the one before, in the form's order. */
export function changedFields(before: DraftContent, after: DraftContent): ChangedField[] {
  const [one, other] = [valuesOf(before), valuesOf(after)];
  const fields: ChangedField[] = formFields.filter((field) => !isSameValue(one[field], other[field]));
  const order = ({ photo_order }: DraftContent) => JSON.stringify(photo_order ?? []);
  return order(before) === order(after) ? fields : [...fields, 'photo_order'];
}
