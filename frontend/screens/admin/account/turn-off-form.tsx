import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Password from 'antd/es/input/Password';
import { useTranslation } from 'react-i18next';
import { turnOffTwoStep } from '../../../features/account/two-step.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useSubmittedForm } from '../../../features/session/use-submitted-form.ts';

interface Props {
  onDone: () => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the password, then turns two-step sign-in off. */
export function TurnOffForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const { form, problem, busy } = useSubmittedForm(async ({ current_password }: { current_password: string }) => {
    await turnOffTwoStep(current_password);
    await onDone();
  });

  return (
    <Form {...form} name="turn-off">
      <p>{t('twoStep.turnOffText')}</p>
      <ProblemAlert title={problem && t('twoStep.turnOffFailed')} text={problem} />
      <Form.Item
        name="current_password"
        label={t('password.current')}
        rules={[{ required: true, message: t('password.currentRequired') }]}
      >
        <Password autoFocus autoComplete="current-password" dir="ltr" />
      </Form.Item>
      <Flex wrap gap={12}>
        <Button danger htmlType="submit" loading={busy}>
          {t('twoStep.turnOff')}
        </Button>
        <Button onClick={onCancel}>{t('admin:requests.cancel')}</Button>
      </Flex>
    </Form>
  );
}
