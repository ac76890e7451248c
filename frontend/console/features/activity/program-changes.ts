import type { TFunction } from 'i18next';
import { isOrderOnly } from '#catalogue/photo-numbers';
import type { ActivityEntry } from '#contracts/api/activity';
import type { AuditedChange } from '#contracts/api/audit';
import type { DepartureBody } from '#contracts/api/departures';
import type { Sale } from '#contracts/api/offer-terms';
import { isDay } from '#contracts/field-kit/calendar';
import { isPart } from '../programs/part-values.ts';
import type { ProgramField, ProgramValues } from '../programs/program-values.ts';
import type { FieldText } from '../programs/use-field-text.ts';

/** A changed field of a program in the console's words. Lists of texts have no values. */
export interface ProgramChange {
  field: string;
  name: string;
  values?: { before: string; after: string };
}

/** Puts a program's changed fields and their values into words. A part with several changed values is named once. */
function programChanges(
  changes: readonly AuditedChange[],
  { nameOf, textOf }: FieldText,
  t: TFunction<['adminActivity', 'adminPrograms']>,
): ProgramChange[] {
  const named = new Set<string>();
  return changes.flatMap(({ field, before, after }) => {
    if (field === 'photo_order') return [photoChange(before, after, t)];
    const name = fieldOf(field);
    if (isPart(name)) {
      if (named.has(name)) return [];
      named.add(name);
      return [{ field, name: nameOf(name) }];
    }
    const text = (value: AuditedChange['before']) => textOf(name, value as ProgramValues[ProgramField]);
    return [{ field, name: nameOf(name), values: { before: text(before), after: text(after) } }];
  });
}

/** Says which photos came, went or changed places. Entries of an earlier version do not know. */
function photoChange(
  before: AuditedChange['before'],
  after: AuditedChange['after'],
  t: TFunction<['adminActivity', 'adminPrograms']>,
): ProgramChange {
  const [field, photos] = ['photo_order', t('adminPrograms:fields.photos')];
  if (typeof before !== 'string' || typeof after !== 'string') return { field, name: photos };
  const [one, other] = [before, after].map((numbers) => numbers.split(' ').filter(Boolean).map(Number));
  const text = (numbers: number[] = []) =>
    numbers.map((number) => t('adminPrograms:photos.item', { number })).join(' · ') ||
    t('adminPrograms:conflict.empty');
  return {
    field,
    name: isOrderOnly(one ?? [], other ?? []) ? t('photoOrder') : photos,
    values: { before: text(one), after: text(other) },
  };
}

/** The changes of an entry about a program or one of its departures; none for other entries. */
export function changesOf(
  { action, changes }: Pick<ActivityEntry, 'action' | 'changes'>,
  fieldText: FieldText,
  t: TFunction<['adminActivity', 'adminPrograms']>,
): ProgramChange[] {
  if (action === 'program_changed') return programChanges(changes, fieldText, t);
  return action === 'departure_changed' ? departureChanges(changes, fieldText, t) : [];
}

/** The same for a departure, whose fields have names of their own. Its prices have no values. */
function departureChanges(
  changes: readonly AuditedChange[],
  { textOf }: FieldText,
  t: TFunction<['adminActivity', 'adminPrograms']>,
): ProgramChange[] {
  const text = (name: DepartureField, value: AuditedChange['before']) => {
    if (name === 'sale' && typeof value === 'string') return t(`adminPrograms:departure.sales.${value as Sale}`);
    return textOf(
      typeof value === 'boolean' ? 'featured' : isDay(value) ? 'from_date' : 'description',
      value as string,
    );
  };
  const named = new Set<string>();
  return changes.flatMap(({ field, before, after }) => {
    const name = field.split('.')[0] as DepartureField;
    if (name !== 'prices') {
      return [
        {
          field,
          name: t(`adminPrograms:departure.fields.${name}`),
          values: { before: text(name, before), after: text(name, after) },
        },
      ];
    }
    if (named.has(name)) return [];
    named.add(name);
    return [{ field, name: t('adminPrograms:departure.fields.prices') }];
  });
}

type DepartureField = keyof DepartureBody;

/** Converts a stored field's name to the form's: `translations.en.city` becomes `city_en`, `prices.lines` `prices`. */
const fieldOf = (path: string) =>
  (path.startsWith('translations.en.')
    ? path.replace(/^translations\.en\.(\w+)$/, '$1_en')
    : path.split('.')[0]) as ProgramField;
