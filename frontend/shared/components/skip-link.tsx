import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

export const mainId = 'main';

/** The first element in the tab order: jumps over the header to the content. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.link} href={`#${mainId}`}>
      {t('skipToContent')}
    </a>
  );
}
