import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { whatsAppLink } from '../../lib/site.ts';
import styles from './chat-button.module.css';

/**
 * The floating chat button. It stays above the footer, so that it covers none of its links.
 *
 * @param overForm true on pages with a form: on small screens the button does not float there, since it would cover
 * fields
 */
export function ChatButton({ overForm }: { overForm: boolean }) {
  const { t } = useTranslation('common');
  return (
    <aside className={styles.chat} aria-label={t('chat.label')} data-over-form={overForm || undefined}>
      <a
        href={whatsAppLink(t('chat.prefilled'))}
        target="_blank"
        rel="noreferrer"
        className={styles.button}
        aria-label={t('chat.open')}
      >
        <Icon of="whats-app-outlined" />
      </a>
    </aside>
  );
}
