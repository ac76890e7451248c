import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { type Proof, turnOffTwoStep } from '../../features/account/two-step.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useSubmittedForm } from '../../features/session/use-submitted-form.ts';
import { ProofFields } from './proof-fields.tsx';

interface Props {
  onDone: () => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for password and code, then turns two-step sign-in off. */
export function TurnOffForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const { form, problem, busy } = useSubmittedForm(async ({ current_password, code }: Proof) => {
    await turnOffTwoStep({ current_password, code: code.trim() });
    await onDone();
  });

  return (
    <Form {...form} name="turn-off">
      <p>{t('twoStep.turnOffText')}</p>
      <ProblemAlert title={problem && t('twoStep.turnOffFailed')} text={problem} />
      <ProofFields />
      <Flex wrap gap={12}>
        <Button danger htmlType="submit" loading={busy}>
          {t('twoStep.turnOff')}
        </Button>
        <Button onClick={onCancel}>{t('admin:requests.cancel')}</Button>
      </Flex>
    </Form>
  );
}
