import { Skeleton, SkeletonLines } from '../../components/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import gallery from './gallery.module.css';
import detail from './program-detail.module.css';

/** The program's place while it is on its way, in its own layout. */
export function ProgramSkeleton() {
  const { t } = useTranslation('programs');
  return (
    <div className={detail.layout} aria-busy="true">
      <div className={detail.head}>
        <h1 tabIndex={-1}>
          <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
          <Skeleton width="min(100%, 26rem)" height="1.4em" />
        </h1>
        <p className={detail.place}>
          <Skeleton width="9rem" height="1.2rem" />
        </p>
      </div>
      <div className={gallery.stage} data-gallery>
        <Skeleton className={gallery.slide} />
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
