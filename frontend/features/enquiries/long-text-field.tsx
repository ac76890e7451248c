import Form from 'antd/es/form';
import TextArea, { type TextAreaProps } from 'antd/es/input/TextArea';
import { useTranslation } from 'react-i18next';
import styles from './long-text-field.module.css';

/** Number of characters left at which the field starts to show it. */
const nearTheEnd = 500;

interface LongTextFieldProps extends Pick<TextAreaProps, 'rows' | 'className' | 'placeholder'> {
  name: string;
  label: string;
  /** The limit in characters. */
  limit: number;
  required?: boolean;
}

/** A field for a long text. It does not cut off a text that is too long: the writer shortens it. */
export function LongTextField({ name, label, limit, required = false, rows = 4, ...input }: LongTextFieldProps) {
  const text = Form.useWatch<string | undefined>(name) ?? '';
  const room = limit - [...text].length;
  return (
    <Form.Item name={name} label={label} required={required} extra={room <= nearTheEnd && <Room count={room} />}>
      <TextArea rows={rows} {...input} />
    </Form.Item>
  );
}

function Room({ count }: { count: number }) {
  const { t } = useTranslation('enquiries');
  return (
    <span className={count < 0 ? styles.over : styles.left}>
      {count < 0 ? t('room.over', { count: -count }) : t('room.left', { count })}
    </span>
  );
}
