import Flex from 'antd/es/flex';
import Radio from 'antd/es/radio';
import Group from 'antd/es/radio/group';
import { type ReactNode, useId } from 'react';
import { ConflictSection } from '../../components/conflict-section.tsx';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import styles from './conflict-panel.module.css';
import { ExcerptText } from './excerpt-text.tsx';
import { excerpts } from './text-difference.ts';

export type Side = 'mine' | 'theirs';

/** A field that two people have saved with different values, both in words. */
export interface ConflictRow<Field extends string> extends Record<Side, string> {
  field: Field;
  label: string;
  choice: Side | undefined;
  /** Shown above the words. */
  pictures?: Readonly<Record<Side, ReactNode>>;
}

interface ConflictPanelProps<Field extends string> {
  title: string;
  text: string;
  /** When the other one has saved. */
  saved: ReactNode;
  /** Another value for each conflict: it takes the focus when it appears. */
  savedAt: string;
  sides: Readonly<Record<Side, string>>;
  rows: readonly ConflictRow<Field>[];
  onChoose: (field: Field, side: Side) => void;
}

/** Lists the fields that someone else has saved with other values, and offers a choice for each. */
export function ConflictPanel<Field extends string>(props: ConflictPanelProps<Field>) {
  const { title, text, saved, savedAt, rows, ...choices } = props;
  return (
    <ConflictSection conflict={savedAt} title={title} text={text}>
      <Flex component="ul" vertical gap={12} className={shared.bare}>
        {rows.map((row) => (
          <Choice key={row.field} row={row} {...choices} />
        ))}
      </Flex>
      <Hint>{saved}</Hint>
    </ConflictSection>
  );
}

type ChoiceProps<Field extends string> = Pick<ConflictPanelProps<Field>, 'sides' | 'onChoose'> & {
  row: ConflictRow<Field>;
};

function Choice<Field extends string>({ row, sides, onChoose }: ChoiceProps<Field>) {
  const id = useId();
  const [theirs, mine] = excerpts(row.theirs, row.mine);
  return (
    <li>
      <strong id={id}>{row.label}</strong>
      <Group
        aria-labelledby={id}
        style={grid('16rem', '0.5rem')}
        value={row.choice}
        onChange={({ target }) => onChoose(row.field, target.value)}
      >
        {Object.entries({ theirs, mine }).map(([side, excerpt]) => (
          <Radio key={side} value={side} className={styles.choice}>
            <Flex component="span" vertical>
              <Hint as="span">{sides[side as Side]}</Hint>
              {row.pictures?.[side as Side]}
              <ExcerptText excerpt={excerpt} />
            </Flex>
          </Radio>
        ))}
      </Group>
    </li>
  );
}
