import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Descriptions from 'antd/es/descriptions';
import Flex from 'antd/es/flex';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Departure, DepartureBody } from '#contracts/api/departures';
import { addDays } from '#contracts/field-kit/calendar';
import { type DepartureValues, departureBody } from '../../../../features/departures/departure-values.ts';
import { useDepartureWords } from '../../../../features/departures/use-departure-words.ts';
import { plainPart } from '../../../../features/programs/part-values.ts';

interface Props {
  mine: DepartureValues;
  theirs: Departure;
  onMine: () => void;
  onTheirs: () => void;
}

/** Shows in what my version of a departure differs from that of a colleague, and offers both. Takes the focus. */
export function DepartureConflict({ mine, theirs, onMine, onTheirs }: Props) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const { nameOf, textOf } = useDepartureWords();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);

  const body = departureBody(mine);
  const own = { ...body, to_date: body.to_date ?? addDays(body.from_date, body.nights) };
  const differing = (Object.keys(own) as (keyof DepartureBody)[]).filter(
    (name) => plainPart(own[name]) !== plainPart(theirs[name]),
  );
  return (
    <div ref={panel} tabIndex={-1} style={{ marginBlockEnd: '1rem' }}>
      <Alert
        type="warning"
        showIcon
        title={t('departures.conflict')}
        description={
          <Flex vertical gap="small">
            <p>{t('departures.conflictText')}</p>
            <Descriptions
              bordered
              size="small"
              column={1}
              items={differing.flatMap((name) => [
                {
                  key: `${name}-mine`,
                  label: `${nameOf(name)} · ${t('adminPrograms:conflict.mine')}`,
                  children: <bdi>{textOf(name, own[name])}</bdi>,
                },
                {
                  key: `${name}-theirs`,
                  label: `${nameOf(name)} · ${t('adminPrograms:conflict.theirs')}`,
                  children: <bdi>{textOf(name, theirs[name])}</bdi>,
                },
              ])}
            />
            <Flex wrap gap="small">
              <Button onClick={onTheirs}>{t('departures.takeTheirs')}</Button>
              <Button type="primary" onClick={onMine}>
                {t('departures.keepMine')}
              </Button>
            </Flex>
          </Flex>
        }
      />
    </div>
  );
}
