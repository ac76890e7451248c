import type { InputRef } from 'antd/es/input/Input';
import Modal from 'antd/es/modal';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { palette } from '../../lib/theme.ts';
import { CredentialsForm } from './credentials-form.tsx';

interface Props {
  open: boolean;
  /** By the user, in another tab: what was read is hidden. */
  isSignedOut: boolean;
  /** E-mail of the person who was signed in. */
  email: string;
}

/** Nothing can be read through it. */
const opaque = { mask: { background: palette.tealDarkest } };

/** Over the screen whose session has ended: signing in closes it and everything below is as it was. */
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
