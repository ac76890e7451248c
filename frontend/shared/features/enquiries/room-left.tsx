import { useTranslation } from 'react-i18next';
import styles from './room-left.module.css';

/** Says how many characters a text may still have, or by how many it is too long if the number is negative. */
export function RoomLeft({ count }: { count: number }) {
  const { t } = useTranslation('enquiries');
  return (
    <span className={count < 0 ? styles.over : styles.left}>
      {count < 0 ? t('room.over', { count: -count }) : t('room.left', { count })}
    </span>
  );
}
