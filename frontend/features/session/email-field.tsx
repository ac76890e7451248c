import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';

/** Written left to right, yet standing where the page's lines begin. antd overrules the attribute `dir`. */
const leftToRight = { direction: 'ltr', textAlign: 'match-parent' } as const;

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
      <Input type="email" inputMode="email" autoComplete="username" dir="ltr" style={leftToRight} maxLength={254} />
    </Form.Item>
  );
}
