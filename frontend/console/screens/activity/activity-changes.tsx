import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { ActivityEntry } from '#contracts/api/activity';
import { Prices } from '#shared/components/prices.tsx';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { changesOf } from '../../features/activity/program-changes.ts';
import { useFieldText } from '../../features/programs/use-field-text.ts';

/** Lists the changed fields of a program, or of one of its departures, with their old and new values. */
export function ActivityChanges({ entry }: { entry: ActivityEntry }) {
  const { t } = useTranslation(['adminActivity', 'adminPrograms']);
  const fieldText = useFieldText();
  const changes = changesOf(entry, fieldText, t);
  if (changes.length === 0) return null;
  return (
    <Hint as={Flex} component="ul" vertical gap={4} className={shared.bare}>
      {changes.map(({ field, name, values }) =>
        values ? (
          <Flex component="li" key={field} wrap gap="0 8px">
            <strong>{name}</strong>
            <del className={shared.clamped}>
              <bdi>
                <Prices>{values.before}</Prices>
              </bdi>
            </del>
            <ins className={shared.clamped}>
              <bdi>
                <Prices>{values.after}</Prices>
              </bdi>
            </ins>
          </Flex>
        ) : (
          <li key={field}>{name}</li>
        ),
      )}
    </Hint>
  );
}
