import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../../../components/error-boundary.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import type { DailyCounts } from '../../../../features/enquiries/staff/overview.ts';
import panel from '../panel.module.css';
import { BarTable } from './bar-table.tsx';
import styles from './chart-panel.module.css';
import { groupDays, totalOf } from './group-days.ts';
import { Legend } from './legend.tsx';

const BarChart = lazy(() => import('./bar-chart.tsx'));

/** The period's requests per day as a picture, and as a table for who cannot see or have it. */
export function ChartPanel({ days }: { days: readonly DailyCounts[] }) {
  const { t } = useTranslation('adminOverview');
  const id = useId();
  const { unit, bars } = groupDays(days);
  const total = bars.reduce((sum, bar) => sum + totalOf(bar), 0);
  const title = t(`chart.per.${unit}`);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <header className={panel.head}>
        <h2 id={id}>{title}</h2>
        <Legend />
      </header>
      <div className={styles.frame}>
        {total === 0 ? (
          <p className={panel.none}>{t('empty')}</p>
        ) : (
          <ErrorBoundary fallback={<p className={panel.none}>{t('chart.failed')}</p>}>
            <Suspense fallback={<Skeleton className={styles.filling} />}>
              <BarChart unit={unit} bars={bars} label={t('chart.picture', { title, count: total })} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <BarTable bars={bars} unit={unit} />
    </section>
  );
}
