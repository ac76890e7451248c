import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import { useChatLink } from '../features/site-content/use-contact.ts';
import styles from './chat-button.module.css';

/**
 * The floating chat button. It follows the reader only where the margin beside the content has room for it, and covers
 * nothing: on smaller screens it stays in the home page's picture, and the header has a chat link.
 */
export function ChatButton({ overPicture }: { overPicture: boolean }) {
  const { t } = useTranslation('common');
  const chatLink = useChatLink();
  return (
    <aside className={styles.chat} aria-label={t('chat.label')} data-over-picture={overPicture || undefined}>
      <a
        href={chatLink(t('chat.prefilled'))}
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
