import { useTranslation } from 'react-i18next';
import { PlaneIcon } from '../../../../features/enquiries/staff/icons.tsx';
import shared from '../../console.module.css';
import styles from './route-line.module.css';

interface Props {
  departure: string;
  arrival: string;
  /** Shown below the line. */
  note?: string | undefined;
}

/** Origin and destination, joined by a line in the reading direction. */
export function RouteLine({ departure, arrival, note }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.route}>
      <p>
        <span className={shared.hint}>{t('detail.from')}</span> <Place name={departure} />
      </p>
      <span className={styles.line} aria-hidden="true">
        <PlaneIcon aria-hidden />
      </span>
      <p>
        <span className={shared.hint}>{t('detail.to')}</span> <Place name={arrival} />
      </p>
      {note && <p className={shared.hint}>{note}</p>}
    </div>
  );
}

const Place = ({ name }: { name: string }) => (
  <strong>
    <bdi>{name}</bdi>
  </strong>
);
