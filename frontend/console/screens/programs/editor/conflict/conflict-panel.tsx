import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { ConflictPanel as Panel } from '../../../../features/drafts/conflict-panel.tsx';
import { isPart } from '../../../../features/programs/part-values.ts';
import type { ProgramField, ProgramValues } from '../../../../features/programs/program-values.ts';
import { useFieldText } from '../../../../features/programs/use-field-text.ts';
import { usePartWords } from '../../../../features/programs/use-part-words.ts';
import type { Side } from './merge.ts';
import type { Conflict } from './use-conflict.ts';

interface ConflictPanelProps {
  conflict: Conflict;
  /** The ids of the photos, in the order of the form. */
  photos: readonly string[];
  onChoose: (field: ProgramField, side: Side) => void;
}

/** The fields of a program that someone else has saved with other values. */
export function ConflictPanel({ conflict, photos, onChoose }: ConflictPanelProps) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  const { nameOf, textOf } = useFieldText();
  const partText = usePartWords();
  const { savedAt, differences, choices, theirs, mine } = conflict;
  const words = (field: ProgramField, values: ProgramValues) =>
    isPart(field) ? partText(field, values[field], photos) : textOf(field, values[field]);
  return (
    <Panel
      title={t('conflict.title')}
      text={t('conflict.text')}
      saved={t('conflict.saved', { when: formatDateTime(savedAt, language) })}
      savedAt={savedAt}
      sides={{ theirs: t('conflict.theirs'), mine: t('conflict.mine') }}
      rows={differences.map(({ field }) => ({
        ...{ field, label: nameOf(field), choice: choices[field] },
        ...{ theirs: words(field, theirs), mine: words(field, mine) },
      }))}
      onChoose={onChoose}
    />
  );
}
