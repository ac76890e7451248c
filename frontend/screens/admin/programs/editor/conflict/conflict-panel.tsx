import Alert from 'antd/es/alert';
import Radio from 'antd/es/radio';
import Group from 'antd/es/radio/group';
import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../../../../features/language/use-language.ts';
import { formatDateTime } from '../../../../../lib/format.ts';
import { useTranslation } from '../../../../../lib/use-translation.ts';
import type { ProgramField } from '../program-values.ts';
import styles from './conflict-panel.module.css';
import type { Side } from './merge.ts';
import type { Conflict } from './use-conflict.ts';
import { useFieldText } from './use-field-text.ts';

interface ConflictPanelProps {
  conflict: Conflict;
  onChoose: (field: ProgramField, side: Side) => void;
}

/** Which fields somebody else has saved differently, and a choice for each. Takes the focus when it appears. */
export function ConflictPanel({ conflict, onChoose }: ConflictPanelProps) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const { savedAt, differences } = conflict;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conflict is news as well.
  useEffect(() => panel.current?.focus(), [savedAt]);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={styles.panel}>
      <Alert
        type="warning"
        showIcon
        title={<strong id={titleId}>{t('conflict.title')}</strong>}
        description={
          <>
            <p>{t(differences.length > 0 ? 'conflict.text' : 'conflict.photosOnly')}</p>
            <ul className={styles.fields}>
              {differences.map(({ field }) => (
                <Choice key={field} field={field} conflict={conflict} onChoose={onChoose} />
              ))}
            </ul>
            <p className={styles.when}>{t('conflict.saved', { when: formatDateTime(savedAt, language) })}</p>
          </>
        }
      />
    </section>
  );
}

function Choice({ field, conflict, onChoose }: ConflictPanelProps & { field: ProgramField }) {
  const { t } = useTranslation('adminPrograms');
  const { nameOf, textOf } = useFieldText();
  const id = useId();
  return (
    <li>
      <strong id={id}>{nameOf(field)}</strong>
      <Group
        aria-labelledby={id}
        className={styles.choices}
        value={conflict.choices[field]}
        onChange={({ target }) => onChoose(field, target.value)}
      >
        {(['theirs', 'mine'] as const).map((side) => (
          <Radio key={side} value={side} className={styles.choice}>
            <span className={styles.side}>{t(`conflict.${side}`)}</span>
            <bdi className={styles.value}>{textOf(field, conflict[side][field])}</bdi>
          </Radio>
        ))}
      </Group>
    </li>
  );
}
