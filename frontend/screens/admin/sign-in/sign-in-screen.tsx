import Button from 'antd/es/button';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { CredentialsForm } from '../../../features/session/credentials-form.tsx';
import { safeNextPath } from '../../../features/session/next-path.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DoorLayout } from './door-layout.tsx';
import { ForgotPassword } from './forgot-password.tsx';

/** `/admin/login`. Who is signed in already, or has just signed in, goes on to where `next` says. */
export default function SignInScreen() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const { data: session } = useSession();
  const [forgot, setForgot] = useState(false);
  if (session) return <Navigate to={safeNextPath(search.get('next'))} replace />;

  return (
    <DoorLayout title={t('signIn.title')} subtitle={t('signIn.subtitle')}>
      <CredentialsForm
        extra={
          <Button type="link" style={{ paddingInline: 0 }} onClick={() => setForgot(true)}>
            {t('signIn.forgot')}
          </Button>
        }
      />
      <ForgotPassword open={forgot} onClose={() => setForgot(false)} />
    </DoorLayout>
  );
}
