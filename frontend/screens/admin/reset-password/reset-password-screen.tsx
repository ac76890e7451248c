import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '../../../components/button.tsx';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** `/admin/reset-password/:token`, where the mailed link leads. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('admin');
  const { token = '' } = useParams();
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
