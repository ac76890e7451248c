import { useTranslation } from 'react-i18next';
import styles from './challenge-note.module.css';

/**
 * The paragraph about Cloudflare's check. Pages are built without settings, so the style sheet decides: it shows the
 * paragraph if a site key is set.
 */
export function ChallengeNote() {
  const { t } = useTranslation('legal');
  return <p className={styles.note}>{t('challenge')}</p>;
}
