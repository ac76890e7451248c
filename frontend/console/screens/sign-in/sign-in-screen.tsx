import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { CredentialsForm } from '../../features/session/credentials-form.tsx';
import { safeNextPath } from '../../features/session/next-path.ts';
import { useSession } from '../../features/session/use-session.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** `/admin/login`. Redirects signed-in staff to `next`. */
export default function SignInScreen() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const { data: session } = useSession();
  /** The e-mail field's value when "forgot password" was pressed. */
  const [typedEmail, setTypedEmail] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);
  if (session) return <Navigate to={safeNextPath(search.get('next'), hash)} replace />;

  return (
    <SignInLayout title={t('signIn.title')} subtitle={t('signIn.subtitle')}>
      <CredentialsForm
        extra={
          <ForgotButton
            onClick={(email) => {
              setTypedEmail(email);
              setIsForgotten(true);
            }}
          />
        }
      />
      <ForgotPassword open={isForgotten} email={typedEmail} onClose={() => setIsForgotten(false)} />
    </SignInLayout>
  );
}

/** Passes on the e-mail address typed into the surrounding form. */
function ForgotButton({ onClick }: { onClick: (email: string) => void }) {
  const { t } = useTranslation('admin');
  const form = Form.useFormInstance<{ email?: string }>();
  return (
    <Button type="link" style={{ paddingInline: 0 }} onClick={() => onClick(form.getFieldValue('email')?.trim() ?? '')}>
      {t('signIn.forgot')}
    </Button>
  );
}
