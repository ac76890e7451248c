import type { InputRef } from 'antd/es/input/Input';
import Modal from 'antd/es/modal';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { palette } from '#shared/lib/palette.ts';
import { CredentialsForm } from './credentials-form.tsx';

interface Props {
  open: boolean;
  /** True if the user signed out in another tab: the content is hidden. */
  isSignedOut: boolean;
  /** E-mail address of the person who was signed in. */
  email: string;
}

/** Hides the content behind the dialog. */
const opaque = { mask: { background: palette.tealDarkest } };

/** The dialog over a screen whose session has ended. Signing in closes it and leaves the screen as it was. */
export function SignInAgain({ open, isSignedOut, email }: Props) {
  const { t } = useTranslation('admin');
  const password = useRef<InputRef>(null);
  return (
    <Modal
      open={open}
      title={t('expired.title')}
      footer={null}
      closable={false}
      keyboard={false}
      destroyOnHidden
      styles={isSignedOut ? opaque : undefined}
      afterOpenChange={(isOpen) => isOpen && password.current?.focus()}
      centered
    >
      <p style={{ marginBlockEnd: '1.25rem' }}>{t(isSignedOut ? 'expired.signedOut' : 'expired.text')}</p>
      <CredentialsForm email={email} passwordRef={password} />
    </Modal>
  );
}
