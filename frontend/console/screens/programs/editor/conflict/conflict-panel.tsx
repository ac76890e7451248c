import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import Radio from 'antd/es/radio';
import Group from 'antd/es/radio/group';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../../components/console.module.css';
import { grid } from '../../../../components/grid.ts';
import { Hint } from '../../../../components/hint.tsx';
import { isPart } from '../../../../features/programs/part-values.ts';
import type { ProgramField, ProgramValues } from '../../../../features/programs/program-values.ts';
import { useFieldText } from '../../../../features/programs/use-field-text.ts';
import { usePartWords } from '../../../../features/programs/use-part-words.ts';
import styles from './conflict-panel.module.css';
import type { Side } from './merge.ts';
import { type Excerpt, excerpts } from './text-difference.ts';
import type { Conflict } from './use-conflict.ts';

interface ConflictPanelProps {
  conflict: Conflict;
  onChoose: (field: ProgramField, side: Side) => void;
}

/**
 * Lists the fields that someone else has saved with other values, and offers a choice for each. Takes the focus when it
 * appears.
 */
export function ConflictPanel({ conflict, onChoose }: ConflictPanelProps) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const { savedAt, differences } = conflict;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further conflict takes the focus too.
  useEffect(() => panel.current?.focus(), [savedAt]);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={shared.apart}>
      <Alert
        role="none"
        type="warning"
        title={
          <h3 id={titleId} className={shared.subhead}>
            {t('conflict.title')}
          </h3>
        }
        // As long as its choices are: a section of the form, not a card.
        style={{ borderRadius: 0 }}
        description={
          <Flex vertical gap={12}>
            <p>{t('conflict.text')}</p>
            <Flex component="ul" vertical gap={12} className={shared.bare}>
              {differences.map(({ field }) => (
                <Choice key={field} field={field} conflict={conflict} onChoose={onChoose} />
              ))}
            </Flex>
            <Hint>{t('conflict.saved', { when: formatDateTime(savedAt, language) })}</Hint>
          </Flex>
        }
      />
    </section>
  );
}

function Choice({ field, conflict, onChoose }: ConflictPanelProps & { field: ProgramField }) {
  const { t } = useTranslation('adminPrograms');
  const { nameOf, textOf } = useFieldText();
  const partText = usePartWords();
  const words = (values: ProgramValues) =>
    isPart(field) ? partText(field, values[field]) : textOf(field, values[field]);
  const id = useId();
  const [theirs, mine] = excerpts(words(conflict.theirs), words(conflict.mine));
  return (
    <li>
      <strong id={id}>{nameOf(field)}</strong>
      <Group
        aria-labelledby={id}
        style={grid('16rem', '0.5rem')}
        value={conflict.choices[field]}
        onChange={({ target }) => onChoose(field, target.value)}
      >
        {Object.entries({ theirs, mine }).map(([side, excerpt]) => (
          <Radio key={side} value={side} className={styles.choice}>
            <Flex component="span" vertical>
              <Hint as="span">{t(`conflict.${side as Side}`)}</Hint>
              <ExcerptText excerpt={excerpt} />
            </Flex>
          </Radio>
        ))}
      </Group>
    </li>
  );
}

export const ExcerptText = ({ excerpt: { before, changed, after } }: { excerpt: Excerpt }) => (
  <bdi className={shared.words}>
    {before}
    <mark>{changed}</mark>
    {after}
  </bdi>
);
