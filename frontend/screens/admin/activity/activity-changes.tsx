import { useTranslation } from 'react-i18next';
import type { AuditedChange } from '#contracts/audit';
import shared from '../console.module.css';
import { useFieldText } from '../programs/editor/conflict/use-field-text.ts';
import type { ProgramField, ProgramValues } from '../programs/editor/program-values.ts';
import styles from './activity-changes.module.css';

/** Lists the changed fields of a program with their old and new values. */
export function ActivityChanges({ changes }: { changes: readonly AuditedChange[] }) {
  const { t } = useTranslation('adminActivity');
  const { nameOf, textOf } = useFieldText();
  if (changes.length === 0) return null;
  return (
    <ul className={`${shared.bare} ${shared.hint} ${styles.changes}`}>
      {changes.map(({ field, before, after }) => {
        if (field === 'photo_order') return <li key={field}>{t('photoOrder')}</li>;
        const name = fieldOf(field);
        const text = (value: AuditedChange['before']) => textOf(name, value as ProgramValues[ProgramField]);
        return (
          <li key={field}>
            <strong>{nameOf(name)}</strong>
            <del>
              <bdi>{text(before)}</bdi>
            </del>
            <ins>
              <bdi>{text(after)}</bdi>
            </ins>
          </li>
        );
      })}
    </ul>
  );
}

/** Converts a stored field's name to the form's: `translations.en.city` becomes `city_en`. */
const fieldOf = (path: string) => path.replace(/^translations\.en\.(\w+)$/, '$1_en') as ProgramField;
