import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';

/** The text is left to right, but aligned to the page's inline start. antd overrides the `dir` attribute. */
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
