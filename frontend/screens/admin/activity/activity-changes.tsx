import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { AuditedChange } from '#contracts/audit';
import shared from '../console.module.css';
import { useFieldText } from '../programs/editor/conflict/use-field-text.ts';
import type { ProgramField, ProgramValues } from '../programs/editor/program-values.ts';

/** Lists the changed fields of a program with their old and new values. */
export function ActivityChanges({ changes }: { changes: readonly AuditedChange[] }) {
  const { t } = useTranslation('adminActivity');
  const { nameOf, textOf } = useFieldText();
  if (changes.length === 0) return null;
  return (
    <Flex component="ul" vertical gap={4} className={`${shared.bare} ${shared.hint}`}>
      {changes.map(({ field, before, after }) => {
        if (field === 'photo_order') return <li key={field}>{t('photoOrder')}</li>;
        const name = fieldOf(field);
        const text = (value: AuditedChange['before']) => textOf(name, value as ProgramValues[ProgramField]);
        return (
          <Flex component="li" key={field} wrap gap="0 8px">
            <strong>{nameOf(name)}</strong>
            <del className={shared.clamped}>
              <bdi>{text(before)}</bdi>
            </del>
            <ins className={shared.clamped}>
              <bdi>{text(after)}</bdi>
            </ins>
          </Flex>
        );
      })}
    </Flex>
  );
}

/** Converts a stored field's name to the form's: `translations.en.city` becomes `city_en`. */
const fieldOf = (path: string) => path.replace(/^translations\.en\.(\w+)$/, '$1_en') as ProgramField;
