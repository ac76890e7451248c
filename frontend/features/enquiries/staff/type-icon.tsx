import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import styles from './type-icon.module.css';
import { typeLook } from './type-look.tsx';

/** The sign of a kind of request, with its name for those who do not see it. */
export function TypeIcon({ type }: { type: EnquiryType }) {
  const { t } = useTranslation('admin');
  const { icon: Sign, label } = typeLook[type];
  return (
    <span className={styles.icon} role="img" aria-label={t(label)} data-hint={t(label)}>
      <Sign aria-hidden />
    </span>
  );
}
