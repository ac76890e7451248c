import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';

/** The text is left to right, but aligned to the page's inline start. antd overrides the `dir` attribute. */
const leftToRight = { direction: 'ltr', textAlign: 'match-parent' } as const;

interface EmailFieldProps {
  /** Asks for the address of somebody else, which the browser must not fill in with the reader's own. */
  missing?: string;
}

/** The e-mail address of a staff account. */
export function EmailField({ missing }: EmailFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <Form.Item
      name="email"
      label={t('signIn.email')}
      rules={[
        { required: true, whitespace: true, message: missing ?? t('signIn.emailRequired') },
        { type: 'email', transform: (text) => text?.trim(), message: t('signIn.emailInvalid') },
      ]}
    >
      <Input type="email" inputMode="email" autoComplete={missing ? 'off' : 'username'} dir="ltr" style={leftToRight} />
    </Form.Item>
  );
}
