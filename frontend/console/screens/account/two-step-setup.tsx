import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { beginTwoStep } from '../../features/account/two-step.ts';
import { AppStep } from './app-step.tsx';
import { BeginStep } from './begin-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepHeading } from './step-heading.tsx';

interface Props {
  /** Called when two-step sign-in is on, with the number of recovery codes. */
  onDone: (recoveryCodes: number) => Promise<unknown>;
  /** Undefined if the setup is mandatory. */
  onCancel?: () => void;
}

const steps = ['begin', 'app', 'codes', 'confirm'] as const;
type Step = (typeof steps)[number];

/**
 * Sets two-step sign-in up: asks for the password, shows the secret for an app and the recovery codes, and asks for a
 * code of the app, which turns it on. Who leaves before has changed nothing.
 */
export function TwoStepSetup({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const [step, setStep] = useState<Step>('begin');
  const [made, setMade] = useState<Awaited<ReturnType<typeof beginTwoStep>>>();

  const back = (to: Step) => <Button onClick={() => setStep(to)}>{t('admin:signIn.back')}</Button>;
  const cancel = onCancel && <Button onClick={onCancel}>{t('admin:requests.cancel')}</Button>;
  const heading = (
    <StepHeading
      key={step}
      title={t(`twoStep.steps.${step}`)}
      step={steps.indexOf(step) + 1}
      of={steps.length}
      // The first step focuses its field.
      isFocused={step !== 'begin'}
    />
  );
  if (!made || step === 'begin') {
    return (
      <>
        {heading}
        <BeginStep
          // A mandatory setup is a screen of its own, with a heading.
          autoFocus={onCancel !== undefined}
          onDone={(secret) => {
            setMade(secret);
            setStep('app');
          }}
        >
          {cancel}
        </BeginStep>
      </>
    );
  }
  const { secret, uri, recovery_codes } = made;
  return (
    <>
      {heading}
      {step === 'app' && (
        <AppStep secret={secret} uri={uri} onNext={() => setStep('codes')}>
          {cancel}
        </AppStep>
      )}
      {step === 'codes' && (
        <RecoveryCodes
          codes={recovery_codes}
          text={`${t('codes.text')} ${t('codes.notYet')}`}
          next={t('next')}
          onNext={() => setStep('confirm')}
        >
          {back('app')}
        </RecoveryCodes>
      )}
      {step === 'confirm' && <ConfirmStep onDone={() => onDone(recovery_codes.length)}>{back('codes')}</ConfirmStep>}
    </>
  );
}
