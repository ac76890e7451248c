import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import WhatsAppOutlined from '@ant-design/icons-svg/es/asn/WhatsAppOutlined';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { whatsAppLink } from '../../lib/site.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './chat-button.module.css';

interface ChatButtonProps {
  /** With a greeting, until the reader dismisses it. */
  greets: boolean;
  /** The page has a form: on small screens nothing floats over its fields and its button. */
  overForm: boolean;
}

/** The floating way to a chat. It stays above the footer, so that it covers none of its links. */
export function ChatButton({ greets, overForm }: ChatButtonProps) {
  const { t } = useTranslation('common');
  const { isDismissed, dismiss } = useDismissal();
  return (
    <aside className={styles.chat} aria-label={t('chat.open')} data-over-form={overForm || undefined}>
      {greets && !isDismissed && (
        <div className={styles.bubble}>
          <button type="button" className={styles.dismiss} aria-label={t('chat.dismiss')} onClick={dismiss}>
            <Icon of={CloseOutlined} />
          </button>
          <strong>{t('chat.greetingTitle')}</strong>
          <p>{t('chat.greeting')}</p>
        </div>
      )}
      <a
        href={whatsAppLink(t('chat.prefilled'))}
        target="_blank"
        rel="noreferrer"
        className={styles.button}
        aria-label={t('chat.open')}
      >
        <Icon of={WhatsAppOutlined} />
      </a>
    </aside>
  );
}

const storageKey = 'chat-greeting-dismissed';

/** Lasts as long as the browser's tab. */
function useDismissal() {
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    try {
      setIsDismissed(sessionStorage.getItem(storageKey) !== null);
    } catch {
      // Without storage the greeting comes back with the next page load.
    }
  }, []);

  const dismiss = () => {
    setIsDismissed(true);
    try {
      sessionStorage.setItem(storageKey, 'yes');
    } catch {
      // See above.
    }
  };
  return { isDismissed, dismiss };
}
