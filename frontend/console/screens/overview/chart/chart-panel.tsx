import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#shared/components/error-boundary.tsx';
import { Skeleton } from '#shared/components/skeleton.tsx';
import shared from '../../../components/console.module.css';
import { Panel } from '../../../components/panel.tsx';
import type { DailyCounts } from '../../../features/enquiries/use-overview.ts';
import { Nothing } from '../nothing.tsx';
import { BarTable } from './bar-table.tsx';
import styles from './chart-panel.module.css';
import { groupDays, totalOf } from './group-days.ts';
import { Legend } from './legend.tsx';

const BarChart = lazy(() => import('./bar-chart.tsx'));

/** The period's requests per day as a chart, and as a table for readers who cannot see or load the chart. */
export function ChartPanel({ days }: { days: readonly DailyCounts[] }) {
  const { t } = useTranslation('adminOverview');
  const { unit, bars } = groupDays(days);
  const total = bars.reduce((sum, bar) => sum + totalOf(bar), 0);
  const title = t(`chart.per.${unit}`);
  return (
    <Panel title={title} extra={<Legend />} className={shared.most}>
      <div className={styles.frame}>
        {total === 0 ? (
          <Nothing />
        ) : (
          <ErrorBoundary fallback={<p>{t('chart.failed')}</p>}>
            <Suspense fallback={<Skeleton height="100%" />}>
              <BarChart unit={unit} bars={bars} label={t('chart.picture', { title, count: total })} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <BarTable bars={bars} unit={unit} />
    </Panel>
  );
}
