import Form from 'antd/es/form';
import TextArea from 'antd/es/input/TextArea';
import { useTranslation } from 'react-i18next';
import styles from './message-field.module.css';
import { longestMessage } from './message-values.ts';

/** Number of characters left at which the field starts to show it. */
const nearTheEnd = 500;

interface MessageFieldProps {
  /** The hint below the field, if it differs from the public form's. */
  hint?: string;
}

/** The message field. It does not cut off a text that is too long: the visitor shortens it. */
export function MessageField({ hint }: MessageFieldProps) {
  const { t } = useTranslation('contact');
  const text = Form.useWatch<string | undefined>('message') ?? '';
  const room = longestMessage - [...text.trim()].length;
  return (
    <Form.Item name="message" label={t('fields.message')} required extra={room <= nearTheEnd && <Room count={room} />}>
      <TextArea rows={6} className={styles.message} placeholder={hint ?? t('messageHint')} />
    </Form.Item>
  );
}

function Room({ count }: { count: number }) {
  const { t } = useTranslation('contact');
  return (
    <span className={count < 0 ? styles.over : styles.left}>
      {count < 0 ? t('room.over', { count: -count }) : t('room.left', { count })}
    </span>
  );
}
