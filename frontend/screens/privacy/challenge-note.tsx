import { useTranslation } from 'react-i18next';
import styles from './challenge-note.module.css';

/** The check of the forms' visitors. Pages are built without settings: the note shows where a site key is set. */
export function ChallengeNote() {
  const { t } = useTranslation('legal');
  return <p className={styles.note}>{t('privacy.challenge')}</p>;
}
