import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import type { DepartureView } from '../../../features/programs/departure-view.ts';
import type { DepartingProgram } from './calendar-button.tsx';
import { DepartureRow } from './departure-row.tsx';
import styles from './departure-table.module.css';

interface DepartureTableProps {
  program: DepartingProgram;
  departures: readonly DepartureView[];
  addressOf: (departure: DepartureView) => string;
  /** True for the second part of a table: its head is only for screen readers. */
  isContinued?: boolean;
}

/** Departures as a table; on narrow screens each is a card. */
export function DepartureTable({ program, departures, addressOf, isContinued = false }: DepartureTableProps) {
  const { t } = useTranslation('offer');
  return (
    // The roles keep the table's meaning where the style sheet makes cards of it.
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <table role="table" className={isContinued ? `${styles.table} ${styles.continued}` : styles.table}>
      <caption>
        <VisuallyHidden>{t(isContinued ? 'laterDepartures' : 'departures')}</VisuallyHidden>
      </caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tr role="row">
          {(['dates', 'price', 'places'] as const).map((column) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            <th key={column} scope="col" role="columnheader">
              {t(`columns.${column}`)}
            </th>
          ))}
          {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
          <th scope="col" role="columnheader">
            <VisuallyHidden>{t('columns.action')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <tbody role="rowgroup">
        {departures.map((departure) => (
          <DepartureRow key={departure.id} program={program} departure={departure} address={addressOf(departure)} />
        ))}
      </tbody>
    </table>
  );
}
