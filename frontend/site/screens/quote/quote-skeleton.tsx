import { useTranslation } from 'react-i18next';
import { Skeleton } from '#shared/components/skeleton.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { ScriptsNote } from '../../features/enquiries/scripts-note.tsx';
import styles from './quote-screen.module.css';
import sheet from './quote-sheet.module.css';

/** The outline of the page while the quote loads; without scripts, the ways to reach the agency. */
export function QuoteSkeleton() {
  const { t } = useTranslation('quote');
  return (
    <>
      <ScriptsNote title={t('withoutScripts.title')} text={t('withoutScripts.text')} />
      <div className={styles.bar}>
        <Skeleton width="12rem" height="3rem" />
      </div>
      <div className={styles.layout} data-open aria-busy="true">
        <section className={sheet.sheet}>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <VisuallyHidden>
            <span role="status">{t('loading')}</span>
          </VisuallyHidden>
          <Skeleton height="6rem" />
          <Skeleton height="18rem" />
          <Skeleton height="9rem" />
        </section>
        <div className={styles.aside}>
          <Skeleton height="24rem" />
        </div>
      </div>
    </>
  );
}
