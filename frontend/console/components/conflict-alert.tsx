import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useEffect, useId, useRef } from 'react';
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
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further conflict takes the focus too.
  useEffect(() => panel.current?.focus(), [conflict]);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={shared.apart}>
      <Alert
        role="none"
        type="warning"
        title={
          <h3 id={titleId} className={shared.subhead}>
            {title}
          </h3>
        }
        // The alert is as long as its texts, so it looks like a section of the form, not a card.
        style={{ borderRadius: 0 }}
        description={
          <Flex vertical gap={12}>
            <p>{text}</p>
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
          </Flex>
        }
      />
    </section>
  );
}
