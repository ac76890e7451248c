import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import styles from './type-badge.module.css';
import { typeLook } from './type-look.tsx';

/** The kind of a request in a word: Flight, Hotel, Custom, Message. */
export function TypeBadge({ type }: { type: EnquiryType }) {
  const { t } = useTranslation('admin');
  return <span className={styles.badge}>{t(typeLook[type].label)}</span>;
}
