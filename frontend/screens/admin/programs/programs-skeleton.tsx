import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/skeleton.tsx';
import frameStyles from './photo-frame.module.css';
import cardStyles from './program-card.module.css';
import styles from './program-list.module.css';

/** Specification, section 9. */
const placeholders = [1, 2, 3, 4, 5, 6];

/** The grid's outline while it loads for the first time, in the cards' own size. */
export function ProgramsSkeleton() {
  const { t } = useTranslation('adminPrograms');
  return (
    <>
      <div className={styles.filter}>
        <Skeleton width="min(100%, 19rem)" height="2.875rem" />
      </div>
      <ul className={styles.grid} aria-label={t('loading')} aria-busy="true">
        {placeholders.map((number) => (
          <li key={number} className={cardStyles.card}>
            <Skeleton className={frameStyles.frame} />
            <div className={cardStyles.body}>
              <Skeleton width="70%" height="1.5rem" />
              <Skeleton width="35%" height="1.2rem" />
              <div className={cardStyles.facts}>
                <Skeleton width="40%" height="1.6rem" />
                <Skeleton width="80%" height="1.2rem" />
              </div>
              <Skeleton height="2.75rem" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
