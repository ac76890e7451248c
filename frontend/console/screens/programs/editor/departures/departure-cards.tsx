import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Prices } from '#shared/components/prices.tsx';
import shared from '../../../../components/console.module.css';
import { Hint } from '../../../../components/hint.tsx';
import type { DepartureListProps } from './departure-lists.tsx';
import { DepartureDays, DepartureSeats, DepartureState } from './departure-parts.tsx';
import { DepartureRowTools } from './departure-row-tools.tsx';
import { useDepartureTexts } from './use-departure-texts.ts';

/** The list for phones. */
export function DepartureCards({ departures, actions }: DepartureListProps) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const { deadlineOf, priceOf } = useDepartureTexts();
  return (
    <Flex component="ul" vertical gap="small" className={shared.bare}>
      {departures.map((departure) => (
        <li key={departure.id}>
          <Card size="small">
            <Flex justify="space-between" gap="small">
              <DepartureDays departure={departure} />
              <DepartureState departure={departure} />
            </Flex>
            <DepartureSeats departure={departure} />
            <Hint>
              {t('adminPrograms:departure.fields.deadline')}: {deadlineOf(departure)} ·{' '}
              <Prices>{priceOf(departure)}</Prices>
            </Hint>
            <DepartureRowTools departure={departure} actions={actions} />
          </Card>
        </li>
      ))}
    </Flex>
  );
}
