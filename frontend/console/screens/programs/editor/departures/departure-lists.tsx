import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { useTranslation } from 'react-i18next';
import type { Departure } from '#contracts/api/departures';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../../../components/console.module.css';
import { DepartureCards } from './departure-cards.tsx';
import { DepartureTable } from './departure-table.tsx';
import type { DepartureActions } from './use-departure-actions.ts';

export interface DepartureListProps {
  departures: readonly Departure[];
  actions: DepartureActions;
}

/** The coming departures, and folded away those that have ended. */
export function DepartureLists({ departures, actions }: DepartureListProps) {
  const { t } = useTranslation('adminOffer');
  const today = useToday();
  const { lg } = useBreakpoint();
  const List = lg ? DepartureTable : DepartureCards;
  const coming = departures.filter(({ to_date }) => to_date >= today);
  const past = departures.filter(({ to_date }) => to_date < today).toReversed();
  return (
    <>
      {coming.length > 0 && <List departures={coming} actions={actions} />}
      {past.length > 0 && (
        <details>
          <summary className={shared.summary}>{t('departures.past', { count: past.length })}</summary>
          <List departures={past} actions={actions} />
        </details>
      )}
    </>
  );
}
