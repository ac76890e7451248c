import { useTranslation } from 'react-i18next';
import type { EnquiryTopic } from '#contracts/api/enquiry-topic';
import styles from './type-icon.module.css';
import { typeLook } from './type-look.tsx';

/** The icon of a request's type, with its name for screen readers. */
export function TypeIcon({ topic, isSmall = false }: { topic: EnquiryTopic; isSmall?: boolean }) {
  const { t } = useTranslation('admin');
  const { icon: Sign, label } = typeLook[topic];
  return (
    <span
      className={`${styles.icon} ${isSmall ? styles.small : ''}`}
      role="img"
      aria-label={t(label)}
      data-hint={t(label)}
    >
      <Sign aria-hidden />
    </span>
  );
}
