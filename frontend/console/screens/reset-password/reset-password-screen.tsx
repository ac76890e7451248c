import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { paths } from '#contracts/website/paths';
import { LinkButton } from '../../components/link-button.tsx';
import { linkToken } from '../../lib/link-token.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/**
 * `/admin/reset-password#token=…`, the target of the mailed link. Links of earlier versions have the token in the path.
 */
export default function ResetPasswordScreen() {
  const { hash } = useLocation();
  const { token = linkToken(hash) } = useParams();
  // A new key resets the screen if another link is opened in the same tab.
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('admin');
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();
  const toSignIn = (
    <LinkButton type="primary" block to={paths.admin.signIn}>
      {t('reset.toSignIn')}
    </LinkButton>
  );

  if (outcome === 'done') {
    return (
      <SignInLayout title={t('reset.doneTitle')} subtitle={t('reset.doneText')}>
        {toSignIn}
      </SignInLayout>
    );
  }
  if (outcome === 'invalid') {
    return (
      <SignInLayout title={t('reset.invalidTitle')} subtitle={t('reset.invalidText')}>
        {toSignIn}
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t('reset.title')} subtitle={t('reset.text')}>
      <NewPasswordForm token={token} onOutcome={setOutcome} />
    </SignInLayout>
  );
}
