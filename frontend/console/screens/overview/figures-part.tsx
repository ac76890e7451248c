import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#shared/components/error-boundary.tsx';
import { SkeletonLines } from '#shared/components/skeleton.tsx';
import { loadTexts } from '#shared/lib/i18n.ts';
import type { Period } from '../../features/enquiries/period.ts';

const Figures = lazy(async () => {
  const [figures] = await Promise.all([
    import('./figures/figures.tsx'),
    loadTexts(['adminFigures', 'adminAnswers', 'adminOverview']),
  ]);
  return figures;
});

/** The figures of the period, which load after the rest of the screen. */
export function FiguresPart({ period }: { period: Period }) {
  const { t } = useTranslation('adminOverview');
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" style={{ marginBlockEnd: '0.75rem' }}>
        {t('figures.title')}
      </h2>
      <ErrorBoundary fallback={<p>{t('figures.partFailed')}</p>}>
        <Suspense fallback={<SkeletonLines count={4} />}>
          <Figures period={period} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
