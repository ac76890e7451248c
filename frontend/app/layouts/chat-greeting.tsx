import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import styles from './chat-greeting.module.css';

/**
 * The chat button's greeting for a first visit. It is shown above the button while the page is at its top, and scrolls
 * away with the page so that it never covers the text.
 */
export function ChatGreeting() {
  const { t } = useTranslation('common');
  const { isDismissed, dismiss } = useDismissal();
  if (isDismissed) return null;
  return (
    <aside className={styles.greeting} aria-label={t('chat.greetingLabel')}>
      <button type="button" className={styles.dismiss} aria-label={t('chat.dismiss')} onClick={dismiss}>
        <Icon of="close-outlined" />
      </button>
      <strong>{t('chat.greetingTitle')}</strong>
      <p>{t('chat.greeting')}</p>
    </aside>
  );
}

const storageKey = 'chat-greeting-dismissed';

/** The dismissal lasts as long as the browser's tab. */
function useDismissal() {
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    try {
      setIsDismissed(sessionStorage.getItem(storageKey) !== null);
    } catch {
      // Without storage the greeting returns with the next page load.
    }
  }, []);

  const dismiss = () => {
    setIsDismissed(true);
    try {
      sessionStorage.setItem(storageKey, 'yes');
    } catch {
      // Without storage, as above.
    }
  };
  return { isDismissed, dismiss };
}
