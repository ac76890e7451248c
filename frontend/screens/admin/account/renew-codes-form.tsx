import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewRecoveryCodes } from '../../../features/account/two-step.ts';
import { showFieldIssues } from '../../../features/session/field-issues.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  /** Called after the user has confirmed that the new codes are stored. */
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for a current code, then shows new recovery codes. */
export function RenewCodesForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const problemText = useProblemText();
  const [form] = Form.useForm<{ code: string }>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  const renew = async ({ code }: { code: string }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setCodes(await renewRecoveryCodes(code.trim()));
    } catch (error) {
      if (!showFieldIssues(form, error)) setProblem(problemText(error));
    }
    setBusy(false);
  };

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <Form
      name="renew-codes"
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values) => void renew(values)}
    >
      <p>{t('codes.renewText')}</p>
      <ProblemAlert title={problem && t('codes.renewFailed')} text={problem} />
      <Form.Item
        name="code"
        label={t('codes.current')}
        rules={[{ required: true, whitespace: true, message: t('admin:signIn.codeRequired') }]}
      >
        <Input autoFocus dir="ltr" autoComplete="one-time-code" maxLength={40} />
      </Form.Item>
      <Flex wrap gap={12}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('codes.renew')}
        </Button>
        <Button onClick={onCancel}>{t('admin:requests.cancel')}</Button>
      </Flex>
    </Form>
  );
}
