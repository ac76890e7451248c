import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '../../../components/button.tsx';
import { linkToken } from '../../../lib/link-token.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** `/admin/reset-password#token=…`, where the mailed link leads; in links of earlier versions the token is in the path. */
export default function ResetPasswordScreen() {
  const { hash } = useLocation();
  const { token = linkToken(hash) } = useParams();
  // Another link in the same tab begins again.
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('admin');
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();
  const toSignIn = <ButtonLink to={paths.admin.signIn}>{t('reset.toSignIn')}</ButtonLink>;

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
