import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { ConflictSection } from './conflict-section.tsx';
import shared from './console.module.css';
import { grid } from './grid.ts';
import { Hint } from './hint.tsx';

interface Props {
  /** Another value for each conflict: it takes the focus when it appears. */
  conflict: object;
  title: string;
  text: string;
  /** The fields in which the two versions differ, in words. */
  rows: readonly { label: string; mine: string; theirs: string }[];
  sides: Readonly<Record<'mine' | 'theirs' | 'take', string>>;
  /** Takes the colleague's version over; undefined if it is gone. */
  onTake: (() => void) | undefined;
}

/**
 * Says that a colleague has changed or removed what a form edits, with both versions side by side. Takes the focus when
 * it appears.
 */
export function ConflictAlert({ conflict, title, text, rows, sides, onTake }: Props) {
  return (
    <ConflictSection conflict={conflict} title={title} text={text}>
      {rows.length > 0 && (
        <Flex component="ul" vertical gap={12} className={shared.bare}>
          {rows.map((row) => (
            <li key={row.label}>
              <strong>{row.label}</strong>
              <div style={grid('12rem', '0.5rem 1rem')}>
                {(['theirs', 'mine'] as const).map((side) => (
                  <div key={side}>
                    <Hint as="div">{sides[side]}</Hint>
                    <bdi className={shared.words}>{row[side]}</bdi>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </Flex>
      )}
      {onTake && (
        <Button onClick={onTake} style={{ alignSelf: 'start' }}>
          {sides.take}
        </Button>
      )}
    </ConflictSection>
  );
}
