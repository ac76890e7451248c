import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import { useFormText } from '../features/site-content/use-form-text.ts';
import styles from './chat-greeting.module.css';
import { isGreetingDismissed, rememberDismissal } from './greeting-dismissal.ts';

/**
 * The chat button's greeting for a first visit. It is shown above the button while the page is at its top, and scrolls
 * away with the page so that it never covers the text.
 */
export function ChatGreeting() {
  const { t } = useTranslation('common');
  const say = useFormText();
  const { isDismissed, dismiss } = useDismissal();
  if (isDismissed) return null;
  return (
    <div className={styles.page}>
      <aside className={styles.greeting} aria-label={t('chat.greetingLabel')}>
        <button type="button" className={styles.dismiss} aria-label={t('chat.dismiss')} onClick={dismiss}>
          <Icon of="close-outlined" />
        </button>
        <strong>{say('greeting_title')}</strong>
        <p>{say('greeting')}</p>
      </aside>
    </div>
  );
}

/** The dismissal lasts as long as the browser's tab. */
function useDismissal() {
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => setIsDismissed(isGreetingDismissed()), []);

  const dismiss = () => {
    setIsDismissed(true);
    rememberDismissal();
  };
  return { isDismissed, dismiss };
}
