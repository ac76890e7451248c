import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Password from 'antd/es/input/Password';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { turnOffTwoStep } from '../../../features/account/two-step.ts';
import { showFieldIssues } from '../../../features/session/field-issues.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the password, then turns two-step sign-in off. */
export function TurnOffForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const problemText = useProblemText();
  const [form] = Form.useForm<{ current_password: string }>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const turnOff = async ({ current_password }: { current_password: string }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await turnOffTwoStep(current_password);
      onDone();
    } catch (error) {
      if (!showFieldIssues(form, error)) setProblem(problemText(error));
      setBusy(false);
    }
  };

  return (
    <Form
      name="turn-off"
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values) => void turnOff(values)}
    >
      <p>{t('twoStep.turnOffText')}</p>
      <ProblemAlert title={problem && t('twoStep.turnOffFailed')} text={problem} />
      <Form.Item
        name="current_password"
        label={t('password.current')}
        rules={[{ required: true, message: t('password.currentRequired') }]}
      >
        <Password autoFocus autoComplete="current-password" dir="ltr" maxLength={200} />
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
