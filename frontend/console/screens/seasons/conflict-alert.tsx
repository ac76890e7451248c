import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { differing } from './season-values.ts';
import type { Conflict } from './use-season-form.ts';
import { useSeasonText } from './use-season-text.ts';

interface Props {
  conflict: Conflict;
  onTake: () => void;
}

/**
 * Says that a colleague has changed or removed the season meanwhile, with both versions side by side. Takes the focus
 * when it appears.
 */
export function ConflictAlert({ conflict, onTake }: Props) {
  const { t } = useTranslation('adminSeasons');
  const { nameOf, textOf } = useSeasonText();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const { mine, theirs } = conflict;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further conflict takes the focus too.
  useEffect(() => panel.current?.focus(), [conflict]);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={shared.apart}>
      <Alert
        role="none"
        type="warning"
        title={
          <h3 id={titleId} className={shared.subhead}>
            {t(theirs ? 'conflict.title' : 'conflict.goneTitle')}
          </h3>
        }
        description={
          <Flex vertical gap={12}>
            <p>{t(theirs ? 'conflict.text' : 'conflict.goneText')}</p>
            {theirs && (
              <Flex component="ul" vertical gap={12} className={shared.bare}>
                {differing(mine, theirs).map((field) => (
                  <li key={field}>
                    <strong>{nameOf(field)}</strong>
                    <div style={grid('12rem', '0.5rem 1rem')}>
                      {[theirs, mine].map((side) => (
                        <div key={side === mine ? 'mine' : 'theirs'}>
                          <Hint as="div">{t(side === mine ? 'conflict.mine' : 'conflict.theirs')}</Hint>
                          <bdi className={shared.words}>{textOf(field, side[field])}</bdi>
                        </div>
                      ))}
                    </div>
                  </li>
                ))}
              </Flex>
            )}
            {theirs && (
              <Button onClick={onTake} style={{ alignSelf: 'start' }}>
                {t('conflict.take')}
              </Button>
            )}
          </Flex>
        }
      />
    </section>
  );
}
