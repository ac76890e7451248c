import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonLines } from '#shared/components/skeleton.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import strip from './photo-strip.module.css';
import detail from './program-detail.module.css';
import head from './program-head.module.css';

/** Placeholder with the program's layout, while it loads. */
export function ProgramSkeleton() {
  const { t } = useTranslation('programs');
  return (
    <div className={detail.layout} aria-busy="true">
      <div className={`${detail.head} ${head.head}`}>
        <h1 tabIndex={-1}>
          <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
          <Skeleton width="min(100%, 26rem)" height="1.4em" />
        </h1>
        <div className={head.facts}>
          <Skeleton width="9rem" height="1.2rem" />
        </div>
      </div>
      <div className={strip.stage} data-gallery>
        <Skeleton className={strip.slide} />
      </div>
      <div className={detail.facts}>
        <SkeletonLines count={3} />
      </div>
      <div className={detail.aside}>
        <Skeleton height="24rem" />
      </div>
      <div className={detail.content}>
        <SkeletonLines count={5} />
      </div>
    </div>
  );
}
