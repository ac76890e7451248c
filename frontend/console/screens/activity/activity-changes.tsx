import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { AuditedChange } from '#contracts/api/audit';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { programChanges } from '../../features/activity/program-changes.ts';
import { useFieldText } from '../../features/programs/use-field-text.ts';

/** Lists the changed fields of a program with their old and new values. */
export function ActivityChanges({ changes }: { changes: readonly AuditedChange[] }) {
  const { t } = useTranslation('adminActivity');
  const fieldText = useFieldText();
  if (changes.length === 0) return null;
  return (
    <Hint as={Flex} component="ul" vertical gap={4} className={shared.bare}>
      {programChanges(changes, fieldText, t).map(({ field, name, values }) =>
        values ? (
          <Flex component="li" key={field} wrap gap="0 8px">
            <strong>{name}</strong>
            <del className={shared.clamped}>
              <bdi>{values.before}</bdi>
            </del>
            <ins className={shared.clamped}>
              <bdi>{values.after}</bdi>
            </ins>
          </Flex>
        ) : (
          <li key={field}>{name}</li>
        ),
      )}
    </Hint>
  );
}
