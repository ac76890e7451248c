import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { EmailAddress } from '#shared/components/email-address.tsx';
import shared from '../../components/console.module.css';
import { gap } from '../../components/grid.ts';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { NamePanel } from './name-panel.tsx';
import { NewsPanel } from './news-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoStepDue } from './two-step-due.tsx';
import { TwoStepPanel } from './two-step-panel.tsx';

/**
 * `/admin/account`: the user's name, password, sessions and two-step sign-in; only the last if the user must set it up
 * first.
 */
export default function AccountScreen() {
  const { t } = useTranslation('adminAccount');
  const { data: session } = useSession();
  return (
    <>
      <ScreenHead title={t('title')} actions={null}>
        {session && (
          <p>
            <EmailAddress address={session.staff.email} />
          </p>
        )}
      </ScreenHead>
      {session?.two_step_due ? <TwoStepDue /> : <Panels />}
    </>
  );
}

function Panels() {
  const { data: session } = useSession();
  return (
    <Flex wrap gap={gap}>
      <Flex vertical gap={gap} className={shared.half}>
        {session && <NamePanel name={session.staff.name} />}
        <PasswordPanel />
        <NewsPanel />
      </Flex>
      <Flex vertical gap={gap} className={shared.half}>
        <TwoStepPanel />
        <SessionsPanel />
      </Flex>
    </Flex>
  );
}
