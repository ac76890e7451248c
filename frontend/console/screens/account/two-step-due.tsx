import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contracts/website/paths';
import shared from '../../components/console.module.css';
import { Panel } from '../../components/panel.tsx';
import { useTwoStepChanged } from '../../features/account/use-account.ts';
import { TwoStepSetup } from './two-step-setup.tsx';

/**
 * Shown if the agency requires two-step sign-in and the user has not set it up: other screens are blocked until then.
 */
export function TwoStepDue() {
  const { t } = useTranslation('adminAccount');
  const changed = useTwoStepChanged();
  const navigate = useNavigate();
  return (
    <Flex vertical gap="middle">
      <Alert type="info" showIcon title={t('twoStep.due')} description={t('twoStep.dueText')} />
      <Panel title={t('twoStep.title')} className={shared.form}>
        <TwoStepSetup
          onDone={async (recovery_codes) => {
            await changed({ on: true, recovery_codes });
            await navigate(paths.admin.index);
          }}
        />
      </Panel>
    </Flex>
  );
}
