import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { AuditedChange } from '#contracts/api/audit';
import { changesOf } from '../../../../../../frontend/console/features/activity/program-changes.ts';
import type { FieldText } from '../../../../../../frontend/console/features/programs/use-field-text.ts';
import { createI18n, loadTexts } from '../../../../../../frontend/shared/lib/i18n.ts';
import { brand } from '../../../../../support/brand.ts';

it('says which photos of a program came, went or changed places', async () => {
  const i18n = await createI18n('en', brand);
  await loadTexts(['adminActivity', 'adminPrograms'], { i18n });
  const t = i18n.getFixedT('en', ['adminActivity', 'adminPrograms'] as const) as TFunction<
    ['adminActivity', 'adminPrograms']
  >;
  const fieldText = {} as FieldText;
  const said = (before: AuditedChange['before'], after: AuditedChange['after']) =>
    changesOf({ action: 'program_changed', changes: [{ field: 'photo_order', before, after }] }, fieldText, t).map(
      ({ name, values }) => [name, values?.before, values?.after],
    );
  expect(said('1', '1 2')).toEqual([['Photos', 'Photo 1', 'Photo 1 · Photo 2']]);
  expect(said('1', '')).toEqual([['Photos', 'Photo 1', '(empty)']]);
  expect(said('1 2', '2 1')).toEqual([['Order of the photos', 'Photo 1 · Photo 2', 'Photo 2 · Photo 1']]);
  // Entries of an earlier version.
  expect(said(null, null)).toEqual([['Photos', undefined, undefined]]);
});
