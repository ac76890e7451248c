import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '../../../components/button.tsx';
import { DoorLayout } from '../sign-in/door-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** `/admin/reset-password/:token`, where the mailed link leads. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('admin');
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();
  const toSignIn = <ButtonLink to={paths.admin.signIn}>{t('reset.toSignIn')}</ButtonLink>;

  if (outcome === 'done') {
    return (
      <DoorLayout title={t('reset.doneTitle')} subtitle={t('reset.doneText')}>
        {toSignIn}
      </DoorLayout>
    );
  }
  if (outcome === 'invalid') {
    return (
      <DoorLayout title={t('reset.invalidTitle')} subtitle={t('reset.invalidText')}>
        {toSignIn}
      </DoorLayout>
    );
  }
  return (
    <DoorLayout title={t('reset.title')} subtitle={t('reset.text')}>
      <NewPasswordForm token={token} onOutcome={setOutcome} />
    </DoorLayout>
  );
}
