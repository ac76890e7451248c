import { useTranslation } from 'react-i18next';
import { PlaneIcon } from '../../../../features/enquiries/staff/icons.tsx';
import styles from './route-line.module.css';

interface Props {
  departure: string;
  arrival: string;
  small?: boolean;
  /** Below the line. */
  note?: string;
}

/** From where to where, along a line in the reading direction. */
export function RouteLine({ departure, arrival, small = false, note }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={small ? `${styles.route} ${styles.small}` : styles.route}>
      <p className={styles.place}>
        <span className={styles.caption}>{t('detail.from')}</span>{' '}
        <span>
          <bdi>{departure}</bdi>
        </span>
      </p>
      <span className={styles.line} aria-hidden="true">
        <PlaneIcon aria-hidden />
      </span>
      <p className={`${styles.place} ${styles.arrival}`}>
        <span className={styles.caption}>{t('detail.to')}</span>{' '}
        <span>
          <bdi>{arrival}</bdi>
        </span>
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
