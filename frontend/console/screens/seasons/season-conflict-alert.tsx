import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../components/conflict-alert.tsx';
import { differing } from './season-values.ts';
import type { Conflict } from './use-season-form.ts';
import { useSeasonText } from './use-season-text.ts';

interface Props {
  conflict: Conflict;
  onTake: () => void;
}

/** Says that a colleague has changed or removed the season meanwhile. */
export function SeasonConflictAlert({ conflict, onTake }: Props) {
  const { t } = useTranslation('adminSeasons');
  const { nameOf, textOf } = useSeasonText();
  const { mine, theirs } = conflict;
  const fields = theirs ? differing(mine, theirs) : [];
  return (
    <ConflictAlert
      conflict={conflict}
      title={t(theirs ? 'conflict.title' : 'conflict.goneTitle')}
      text={t(theirs ? 'conflict.text' : 'conflict.goneText')}
      rows={fields.map((field) => ({
        label: nameOf(field),
        mine: textOf(field, mine[field]),
        theirs: textOf(field, theirs?.[field]),
      }))}
      sides={{ mine: t('conflict.mine'), theirs: t('conflict.theirs'), take: t('conflict.take') }}
      onTake={theirs && onTake}
    />
  );
}
