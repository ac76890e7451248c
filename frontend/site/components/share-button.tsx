import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/field-kit/language';
import { Button } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { useLanguage } from '#shared/lib/use-language.ts';
import styles from './share-button.module.css';

type Outcome = 'copied' | 'copyFailed';
const noticeLifetime = 4_000;

interface ShareButtonProps {
  title: string;
  text: string;
  /** The fragment of the shared address. */
  hash?: string;
}

/** Shares the page through the system's share sheet, or copies its address if there is none. */
export function ShareButton({ title, text, hash = '' }: ShareButtonProps) {
  const { t } = useTranslation('programs');
  const { language } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>();

  const share = async () => {
    const url = addressIn(language, hash);
    if (await shareBySystem({ title, text, url })) return;
    setOutcome(await copy(url));
    setTimeout(() => setOutcome(undefined), noticeLifetime);
  };

  return (
    <div className={styles.share}>
      <Button look="quiet" icon={<Icon of="share-alt-outlined" />} onClick={() => void share()}>
        {t('detail.share')}
      </Button>
      <p role="status" className={styles.notice}>
        {outcome && t(`detail.${outcome}`)}
      </p>
    </div>
  );
}

/** Returns this page's address, with the language in which it is shared. */
function addressIn(language: Language, hash: string): string {
  const url = new URL(location.href);
  url.searchParams.set('lang', language);
  url.hash = hash;
  return url.href;
}

/** Resolves with true if the system's share sheet opened, even if the reader closed it without sharing. */
async function shareBySystem(content: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(content)) return false;
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'copyFailed';
  }
}
