import { useTranslation } from 'react-i18next';
import { Skeleton } from '#shared/components/skeleton.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { ScriptsNote } from '../../features/enquiries/scripts-note.tsx';
import styles from './request-view.module.css';

/** The outline of the page while the request loads; without scripts, the ways to reach the agency. */
export function RequestSkeleton() {
  const { t } = useTranslation('requestPage');
  return (
    <>
      <ScriptsNote title={t('withoutScripts.title')} text={t('withoutScripts.text')} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <Skeleton width="14rem" height="1.5rem" />
      </header>
      <div className={styles.layout} aria-busy="true">
        <VisuallyHidden>
          <span role="status">{t('loading')}</span>
        </VisuallyHidden>
        <div className={styles.main}>
          <Skeleton height="14rem" />
          <Skeleton height="16rem" />
        </div>
        <div className={styles.main}>
          <Skeleton height="20rem" />
        </div>
      </div>
    </>
  );
}
