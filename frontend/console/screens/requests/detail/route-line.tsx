import { useTranslation } from 'react-i18next';
import { Hint } from '../../../components/hint.tsx';
import { PlaneIcon } from '../../../features/enquiries/icons.tsx';
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
        <Hint as="span">{t('detail.from')}</Hint> <Place name={departure} />
      </p>
      <span className={styles.line} aria-hidden="true">
        <PlaneIcon aria-hidden />
      </span>
      <p>
        <Hint as="span">{t('detail.to')}</Hint> <Place name={arrival} />
      </p>
      {note && <Hint>{note}</Hint>}
    </div>
  );
}

const Place = ({ name }: { name: string }) => (
  <strong>
    <bdi>{name}</bdi>
  </strong>
);
