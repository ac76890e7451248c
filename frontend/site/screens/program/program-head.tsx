import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import styles from './program-head.module.css';

interface ProgramHeadProps {
  title: string;
  city: string;
  rating: string | undefined;
  ended: boolean;
}

/** The program's title, destination and rating. */
export function ProgramHead({ title, city, rating, ended }: ProgramHeadProps) {
  const { t } = useTranslation('programs');
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>
        <bdi>{title}</bdi>
      </h1>
      <div className={styles.facts}>
        {ended && <p className={styles.ended}>{t('card.ended')}</p>}
        <p className={styles.city}>
          <Icon of="environment-outlined" />
          <VisuallyHidden>{t('detail.city')} </VisuallyHidden>
          <bdi>{city}</bdi>
        </p>
        {rating && (
          <p className={styles.rating}>
            <Icon of="star-filled" />
            <VisuallyHidden>{t('card.rating')} </VisuallyHidden>
            {rating}
          </p>
        )}
      </div>
    </header>
  );
}
