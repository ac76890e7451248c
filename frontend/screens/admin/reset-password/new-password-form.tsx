import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFieldIssues } from '../../../features/session/field-issues.ts';
import { NewPasswordFields, type NewPasswordValues } from '../../../features/session/new-password-fields.tsx';
import { completePasswordReset } from '../../../features/session/password-resets.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';
import { ApiError } from '../../../lib/api.ts';

interface Props {
  token: string;
  onOutcome: (outcome: 'done' | 'invalid') => void;
}

export function NewPasswordForm({ token, onOutcome }: Props) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const [form] = Form.useForm<NewPasswordValues>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async ({ password }: NewPasswordValues) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await completePasswordReset(token, password);
      onOutcome('done');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'reset_link_invalid') return onOutcome('invalid');
      if (!showFieldIssues(form, error)) setProblem(problemText(error));
      setBusy(false);
    }
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values) => void save(values)}
      scrollToFirstError={{ focus: true }}
    >
      <ProblemAlert title={problem && t('reset.failed')} text={problem} />
      <NewPasswordFields />
      <Button type="primary" htmlType="submit" block loading={busy}>
        {busy ? t('reset.submitting') : t('reset.submit')}
      </Button>
    </Form>
  );
}
