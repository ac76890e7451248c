import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Password from 'antd/es/input/Password';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { completePasswordReset } from '../../../features/session/password-resets.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';
import { ApiError } from '../../../lib/api.ts';

/** The contract's limits for a new password (`functions/contracts/session.ts`). */
const shortest = 10;
const longest = 200;

interface Values {
  password: string;
  repeat: string;
}

interface Props {
  token: string;
  onOutcome: (outcome: 'done' | 'invalid') => void;
}

export function NewPasswordForm({ token, onOutcome }: Props) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async ({ password }: Values) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await completePasswordReset(token, password);
      onOutcome('done');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'reset_link_invalid') return onOutcome('invalid');
      setProblem(problemText(error));
      setBusy(false);
    }
  };

  return (
    <Form<Values>
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values) => void save(values)}
      scrollToFirstError={{ focus: true }}
    >
      <ProblemAlert title={problem && t('reset.failed')} text={problem} />
      <Form.Item
        name="password"
        label={t('reset.password')}
        rules={[
          { required: true, message: t('reset.required') },
          { min: shortest, message: t('reset.tooShort') },
          { max: longest, message: t('reset.tooLong') },
        ]}
        validateFirst
      >
        <Password autoComplete="new-password" dir="ltr" />
      </Form.Item>
      <Form.Item
        name="repeat"
        label={t('reset.repeat')}
        dependencies={['password']}
        rules={[
          { required: true, message: t('reset.repeatRequired') },
          ({ getFieldValue }) => ({
            validator: async (_, repeat) => {
              if (repeat && repeat !== getFieldValue('password')) throw new Error(t('reset.mismatch'));
            },
          }),
        ]}
      >
        <Password autoComplete="new-password" dir="ltr" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={busy}>
        {busy ? t('reset.submitting') : t('reset.submit')}
      </Button>
    </Form>
  );
}
