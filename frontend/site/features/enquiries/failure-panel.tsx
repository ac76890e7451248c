import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import { ContactWays } from './contact-ways.tsx';
import styles from './note-panel.module.css';

/** Shown when the server failed or refused the enquiry: the reason, and other ways to reach the agency. */
export function FailurePanel({ title }: { title: string }) {
  const { t } = useTranslation('enquiries');
  return (
    <div role="alert" className={`${styles.panel} ${styles.failure}`}>
      <Icon of="exclamation-circle-filled" className={styles.sign} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p>{t('failure.text')}</p>
        <div className={styles.actions}>
          <ContactWays />
        </div>
      </div>
    </div>
  );
}
