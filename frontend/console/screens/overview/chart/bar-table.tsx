import Collapse from 'antd/es/collapse';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#shared/components/error-boundary.tsx';
import { SkeletonLines } from '#shared/components/skeleton.tsx';

const BarNumbers = lazy(() => import('./bar-numbers.tsx'));

/** The chart's numbers, collapsed by default. */
export function BarTable(props: ComponentProps<typeof BarNumbers>) {
  const { t } = useTranslation('adminOverview');
  const numbers = (
    <ErrorBoundary fallback={<p>{t('chart.tableFailed')}</p>}>
      <Suspense fallback={<SkeletonLines count={4} />}>
        <BarNumbers {...props} />
      </Suspense>
    </ErrorBoundary>
  );
  return <Collapse ghost items={[{ key: 'table', label: t('chart.asTable'), children: numbers }]} />;
}
