import { useTranslation } from 'react-i18next';
import { LongTextField } from '../long-text-field.tsx';
import styles from './message-field.module.css';
import { longestMessage } from './message-values.ts';

interface MessageFieldProps {
  /** The hint in the field, if it differs from the public form's. */
  hint?: string;
}

export function MessageField({ hint }: MessageFieldProps) {
  const { t } = useTranslation('contact');
  return (
    <LongTextField
      name="message"
      label={t('fields.message')}
      limit={longestMessage}
      required
      rows={6}
      className={styles.message}
      placeholder={hint ?? t('messageHint')}
    />
  );
}
