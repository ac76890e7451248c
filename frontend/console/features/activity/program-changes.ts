import type { TFunction } from 'i18next';
import type { AuditedChange } from '#contracts/api/audit';
import type { ProgramField, ProgramValues } from '../programs/program-values.ts';
import type { FieldText } from '../programs/use-field-text.ts';

/** A changed field of a program in the console's words. The order of the photos has no values. */
export interface ProgramChange {
  field: string;
  name: string;
  values?: { before: string; after: string };
}

/** Puts a program's changed fields and their values into words. */
export function programChanges(
  changes: readonly AuditedChange[],
  { nameOf, textOf }: FieldText,
  t: TFunction<'adminActivity'>,
): ProgramChange[] {
  return changes.map(({ field, before, after }) => {
    if (field === 'photo_order') return { field, name: t('photoOrder') };
    const name = fieldOf(field);
    const text = (value: AuditedChange['before']) => textOf(name, value as ProgramValues[ProgramField]);
    return { field, name: nameOf(name), values: { before: text(before), after: text(after) } };
  });
}

/** Converts a stored field's name to the form's: `translations.en.city` becomes `city_en`. */
const fieldOf = (path: string) => path.replace(/^translations\.en\.(\w+)$/, '$1_en') as ProgramField;
