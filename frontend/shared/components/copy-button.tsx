import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copy-button.module.css';
import { Icon } from './icon.tsx';

type Outcome = 'copied' | 'failed';

/** The time for which the outcome is shown, in milliseconds. */
const noticeLifetime = 3_000;

interface Props {
  text: string;
  /** Says which text: "Copy the phone number". */
  label: string;
  /** Shows the label beside the icon. */
  isLabelled?: boolean;
}

/** Copies a text and announces it. */
export function CopyButton({ text, label, isLabelled = false }: Props) {
  const { t } = useTranslation('common');
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), noticeLifetime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The browser has no clipboard or refuses access; the text can still be selected by hand.
      setOutcome('failed');
    }
  };

  const isCopied = outcome === 'copied';
  const looks = [styles.button, isCopied && styles.copied, isLabelled && styles.labelled];
  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={looks.filter(Boolean).join(' ')}
        {...(!isLabelled && { 'aria-label': label, 'data-hint': label })}
        onClick={() => void copy()}
      >
        {isCopied ? <Icon of="check-outlined" /> : <Icon of="copy-outlined" />}
        {isLabelled && label}
      </button>
      <span role="status" className={styles.notice}>
        {outcome && <span>{t(`copy.${outcome}`)}</span>}
      </span>
    </span>
  );
}
