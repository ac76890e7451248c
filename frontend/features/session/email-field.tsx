import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';
import styles from './credentials-form.module.css';

/** The e-mail address of a staff account. */
export function EmailField() {
  const { t } = useTranslation('admin');
  return (
    <Form.Item
      name="email"
      label={t('signIn.email')}
      rules={[
        { required: true, whitespace: true, message: t('signIn.emailRequired') },
        { type: 'email', transform: (text) => text?.trim(), message: t('signIn.emailInvalid') },
      ]}
    >
      <Input type="email" inputMode="email" autoComplete="username" dir="ltr" className={styles.ltr} maxLength={254} />
    </Form.Item>
  );
}
