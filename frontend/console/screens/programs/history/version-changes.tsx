import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#contracts/api/draft-shapes';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { FieldChange } from '../../../features/drafts/field-change.tsx';
import { valuesOf } from '../../../features/programs/drafts/draft-content.ts';
import { useContents } from '../../../features/programs/drafts/use-versions.ts';
import {
  type ChangedField,
  changedFields,
  differingLines,
  photoNumbers,
  photosOfBoth,
} from '../../../features/programs/drafts/version-changes.ts';
import { isPart } from '../../../features/programs/part-values.ts';
import { useFieldText } from '../../../features/programs/use-field-text.ts';
import { usePartWords } from '../../../features/programs/use-part-words.ts';
import { LoadAlert } from '../../../features/session/load-problem.tsx';

/** The fields in which a version differs from the one before, in words. */
export function VersionChanges({ programId, before, after }: { programId: string; before: number; after: number }) {
  const { t } = useTranslation('adminDrafts');
  const { data, error, mutate } = useContents(programId, [before, after]);
  if (error) return <LoadAlert title={t('history.loadFailed')} error={error} onRetry={() => void mutate()} />;
  const [one, other] = data ?? [];
  if (!one || !other) return <Skeleton active title={false} />;
  const fields = changedFields(one, other);
  if (fields.length === 0) return <Hint>{t('history.same')}</Hint>;
  return (
    <ul className={shared.bare} style={{ display: 'grid', gap: '0.75rem', marginBlockStart: '0.75rem' }}>
      {fields.map((field) => (
        <Change key={field} field={field} before={one} after={other} />
      ))}
    </ul>
  );
}

function Change({ field, before, after }: { field: ChangedField; before: DraftContent; after: DraftContent }) {
  const { t } = useTranslation(['adminDrafts', 'adminPrograms']);
  const { nameOf, textOf } = useFieldText();
  const partText = usePartWords();
  const nothing = t('adminPrograms:conflict.empty');
  if (field === 'photo_order') {
    const { isOrderOnly, ...numbers } = photoNumbers(before, after);
    const named = (photos: readonly number[]) =>
      photos.map((number) => t('adminPrograms:photos.item', { number })).join(' · ') || nothing;
    const label = isOrderOnly ? t('history.photoOrder') : t('adminPrograms:fields.photos');
    return <FieldChange label={label} before={named(numbers.before)} after={named(numbers.after)} />;
  }
  const photos = photosOfBoth(before, after);
  const words = (content: DraftContent) => {
    const values = valuesOf(content);
    return isPart(field) ? partText(field, values[field], photos) : textOf(field, values[field]);
  };
  const [one, other] = isPart(field)
    ? differingLines(words(before), words(after)).map((lines) => lines || nothing)
    : [words(before), words(after)];
  return <FieldChange label={nameOf(field)} before={one ?? ''} after={other ?? ''} />;
}
