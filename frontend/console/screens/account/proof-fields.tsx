import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import { useTranslation } from 'react-i18next';

/** Asks for the password of the account. */
export function CurrentPasswordField({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useTranslation('adminAccount');
  return (
    <Form.Item
      name="current_password"
      label={t('password.current')}
      rules={[{ required: true, message: t('password.currentRequired') }]}
    >
      <Password autoFocus={autoFocus} autoComplete="current-password" dir="ltr" />
    </Form.Item>
  );
}

/** Asks for the password, and for a code of the app or a recovery code. */
export function ProofFields() {
  const { t } = useTranslation(['adminAccount', 'admin']);
  return (
    <>
      <CurrentPasswordField autoFocus />
      <Form.Item
        name="code"
        label={t('codes.current')}
        rules={[{ required: true, whitespace: true, message: t('admin:signIn.codeRequired') }]}
      >
        <Input dir="ltr" autoComplete="one-time-code" maxLength={40} />
      </Form.Item>
    </>
  );
}
