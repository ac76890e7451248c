import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import WhatsAppOutlined from '@ant-design/icons-svg/es/asn/WhatsAppOutlined';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { whatsAppLink } from '../../lib/site.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './chat-button.module.css';

/** The floating way to a chat; on the home page with a greeting until the reader dismisses it. */
export function ChatButton({ greets }: { greets: boolean }) {
  const { t } = useTranslation('common');
  const [isDismissed, setIsDismissed] = useState(false);
  return (
    <aside className={styles.chat} aria-label={t('chat.open')}>
      {greets && !isDismissed && (
        <div className={styles.bubble}>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={t('chat.dismiss')}
            onClick={() => setIsDismissed(true)}
          >
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
