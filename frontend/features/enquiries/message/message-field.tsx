import Form from 'antd/es/form';
import TextArea from 'antd/es/input/TextArea';
import { useTranslation } from 'react-i18next';
import styles from './message-field.module.css';
import { longestMessage } from './message-values.ts';

/** From here on the writer is told how much room is left. */
const nearTheEnd = 500;

interface MessageFieldProps {
  /** The hint below the field, where it differs from the public form's. */
  hint?: string;
}

/** The message. A text that is too long stays as it is, to be shortened by its writer and not by us. */
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
