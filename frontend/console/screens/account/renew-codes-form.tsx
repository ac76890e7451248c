import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmTwoStep, type Proof, renewRecoveryCodes } from '../../features/account/two-step.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useProblemText } from '../../features/session/use-problem-text.ts';
import { useSubmittedForm } from '../../features/session/use-submitted-form.ts';
import { ProofFields } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepHeading } from './step-heading.tsx';

interface Props {
  /** Called when the new codes have replaced the former ones, with their number. */
  onDone: (recoveryCodes: number) => Promise<unknown>;
  onCancel: () => void;
}

/**
 * Asks for password and code, then shows new recovery codes. The former ones work until the user confirms to have kept
 * the new ones.
 */
export function RenewCodesForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const [codes, setCodes] = useState<readonly string[]>();
  const { form, problem, busy } = useSubmittedForm(async ({ current_password, code }: Proof) =>
    setCodes(await renewRecoveryCodes({ current_password, code: code.trim() })),
  );
  const cancel = <Button onClick={onCancel}>{t('admin:requests.cancel')}</Button>;

  if (codes) return <NewCodes codes={codes} onDone={() => onDone(codes.length)} cancel={cancel} />;
  return (
    <Form {...form} name="renew-codes">
      <p>{t('codes.renewText')}</p>
      <ProblemAlert title={problem && t('codes.renewFailed')} text={problem} />
      <ProofFields />
      <Flex wrap gap={12}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('next')}
        </Button>
        {cancel}
      </Flex>
    </Form>
  );
}

interface NewCodesProps {
  codes: readonly string[];
  onDone: () => Promise<unknown>;
  cancel: ReactNode;
}

function NewCodes({ codes, onDone, cancel }: NewCodesProps) {
  const { t } = useTranslation('adminAccount');
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      // A code of the list proves that the codes were shown.
      await confirmTwoStep(codes[0] ?? '');
      await onDone();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };

  return (
    <>
      <StepHeading title={t('twoStep.steps.codes')} step={2} of={2} isFocused />
      <ProblemAlert title={problem && t('codes.renewFailed')} text={problem} />
      <RecoveryCodes
        codes={codes}
        text={`${t('codes.text')} ${t('codes.formerWork')}`}
        next={t('codes.use')}
        onNext={() => void confirm()}
        busy={busy}
      >
        {cancel}
      </RecoveryCodes>
    </>
  );
}
