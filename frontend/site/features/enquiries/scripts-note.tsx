import { useTranslation } from 'react-i18next';
import { ContactWays } from './contact-ways.tsx';
import styles from './note-panel.module.css';

/** Shown if scripts are off: the form cannot be sent, but there are other ways to reach the agency. */
export function ScriptsNote() {
  const { t } = useTranslation('enquiries');
  return (
    <noscript>
      <div className={styles.panel}>
        <div className={styles.text}>
          <p className={styles.title}>{t('withoutScripts.title')}</p>
          <p>{t('withoutScripts.text')}</p>
          <div className={styles.actions}>
            <ContactWays />
          </div>
        </div>
      </div>
    </noscript>
  );
}
