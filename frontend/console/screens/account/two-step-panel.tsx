import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Skeleton from 'antd/es/skeleton';
import Tag from 'antd/es/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contracts/api/account';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { Panel } from '../../components/panel.tsx';
import { useAccount, useTwoStepChanged } from '../../features/account/use-account.ts';
import { LoadAlert } from '../../features/session/load-problem.tsx';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { RenewCodesForm } from './renew-codes-form.tsx';
import { RequireTwoStep } from './require-two-step.tsx';
import { TurnOffForm } from './turn-off-form.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

/** Two-step sign-in: off, being set up, or on. */
export function TwoStepPanel() {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const { data: account, error, mutate } = useAccount();
  return (
    <Panel
      title={t('twoStep.title')}
      className={shared.form}
      extra={
        account && (
          <Tag color={account.two_step.on ? 'success' : 'default'}>
            {t(account.two_step.on ? 'twoStep.on' : 'twoStep.off')}
          </Tag>
        )
      }
    >
      <LoadAlert title={t('twoStep.loadFailed')} error={error} onRetry={() => void mutate()} />
      {account ? (
        <TwoStepState account={account} />
      ) : (
        !error && <Skeleton active title={false} paragraph={{ rows: 3 }} />
      )}
    </Panel>
  );
}

function TwoStepState({ account: { two_step } }: { account: Account }) {
  const { t } = useTranslation('adminAccount');
  const changed = useTwoStepChanged();
  const notifySuccess = useSuccessNotice();
  const [step, setStep] = useState<'setup' | 'codes' | 'off'>();
  // After a step its elements are gone, so that a button here takes the focus.
  const [isBack, setIsBack] = useState(false);

  const goBack = () => {
    setIsBack(true);
    setStep(undefined);
  };
  const leave = async (now: Partial<Account['two_step']>) => {
    setIsBack(true);
    await changed(now);
    setStep(undefined);
  };

  // The account decides, since two-step sign-in may have been changed in another tab.
  if (step === 'setup' && !two_step.on) {
    return <TwoStepSetup onDone={(recovery_codes) => leave({ on: true, recovery_codes })} onCancel={goBack} />;
  }
  if (step === 'codes' && two_step.on) {
    return <RenewCodesForm onDone={(recovery_codes) => leave({ recovery_codes })} onCancel={goBack} />;
  }
  if (step === 'off' && two_step.on) {
    return (
      <TurnOffForm
        onDone={() => {
          notifySuccess(t('twoStep.turnedOff'));
          return leave({ on: false, recovery_codes: 0 });
        }}
        onCancel={goBack}
      />
    );
  }
  return (
    <>
      <Hint>{t('twoStep.text')}</Hint>
      {two_step.on ? (
        <>
          <p>{t('twoStep.codesLeft', { count: two_step.recovery_codes })}</p>
          <Flex wrap gap={12}>
            <Button autoFocus={isBack} onClick={() => setStep('codes')}>
              {t('codes.renew')}
            </Button>
            <Button onClick={() => setStep('off')}>{t('twoStep.turnOff')}</Button>
          </Flex>
        </>
      ) : (
        <Button type="primary" autoFocus={isBack} onClick={() => setStep('setup')}>
          {t('twoStep.turnOn')}
        </Button>
      )}
      <RequireTwoStep required={two_step.required} />
    </>
  );
}
