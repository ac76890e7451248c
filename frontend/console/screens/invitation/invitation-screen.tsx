import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '#contracts/website/paths';
import { ApiError } from '#shared/lib/api.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { useProblemText } from '../../features/session/use-problem-text.ts';
import { useInvitation } from '../../features/team/use-invitation.ts';
import { linkToken } from '../../lib/link-token.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { AcceptanceForm } from './acceptance-form.tsx';

/** `/admin/invitation#token=…`, the target of the mailed link. */
export default function InvitationScreen() {
  const token = linkToken(useLocation().hash);
  // A new key resets the screen if another link is opened in the same tab.
  return <OpenInvitation key={token} token={token} />;
}

function OpenInvitation({ token }: { token: string }) {
  const { t } = useTranslation(['adminTeam', 'admin']);
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();
  const { data: invited, error, mutate } = useInvitation(token);
  const problemText = useProblemText();
  const isInvalid =
    outcome === 'invalid' || (error instanceof ApiError && error.kind !== 'network' && error.status < 429);

  if (outcome === 'done') {
    return (
      <SignInLayout title={t('accept.doneTitle')} subtitle={t('accept.doneText')}>
        <LinkButton type="primary" block to={paths.admin.signIn}>
          {t('accept.toSignIn')}
        </LinkButton>
      </SignInLayout>
    );
  }
  if (isInvalid) {
    return (
      <SignInLayout title={t('accept.invalidTitle')} subtitle={t('accept.invalidText')}>
        <LinkButton type="primary" block to={paths.admin.signIn}>
          {t('accept.toSignIn')}
        </LinkButton>
      </SignInLayout>
    );
  }
  if (error) {
    return (
      <SignInLayout title={t('accept.failedTitle')} subtitle={problemText(error)}>
        <Button type="primary" onClick={() => void mutate()}>
          {t('admin:requests.tryAgain')}
        </Button>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t('accept.title')} subtitle={t('accept.text')}>
      {invited ? (
        <AcceptanceForm token={token} invited={invited} onOutcome={setOutcome} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </SignInLayout>
  );
}
