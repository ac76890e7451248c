import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import type { InputRef } from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/lib/api.ts';
import { CodeForm } from './code-form.tsx';
import { EmailField } from './email-field.tsx';
import { ProblemAlert } from './problem-alert.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSignInProblem } from './use-sign-in-problem.ts';

interface Values {
  email: string;
  password: string;
  remember: boolean;
}

interface Props {
  /** Prefills the e-mail field. */
  email?: string;
  /** Shown beside "Remember me". */
  extra?: ReactNode;
  passwordRef?: Ref<InputRef>;
}

/**
 * Asks for e-mail and password, then for a code if the account has two-step sign-in. Shows problems above the fields
 * and keeps what was typed.
 */
export function CredentialsForm({ email, extra, passwordRef }: Props) {
  const { t } = useTranslation('admin');
  const { submit, problem, busy, credentials, back } = useCredentials();
  const alert = <ProblemAlert title={problem?.title} text={problem?.text} />;
  if (credentials) {
    return (
      <>
        {alert}
        <CodeForm busy={busy} onSubmit={(code) => void submit(credentials, code)} onBack={back} />
      </>
    );
  }
  return (
    <Form<Values>
      layout="vertical"
      requiredMark={false}
      initialValues={{ email, password: '', remember: true }}
      onFinish={(values) => void submit(values)}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      noValidate
    >
      {alert}
      <EmailField />
      <Form.Item
        name="password"
        label={t('signIn.password')}
        rules={[{ required: true, message: t('signIn.passwordRequired') }]}
      >
        <Password ref={passwordRef} autoComplete="current-password" dir="ltr" />
      </Form.Item>
      <Form.Item>
        <Flex wrap align="center" justify="space-between" gap="4px 16px">
          <Form.Item name="remember" valuePropName="checked" noStyle>
            <Checkbox>{t('signIn.remember')}</Checkbox>
          </Form.Item>
          {extra}
        </Flex>
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={busy}>
        {busy ? t('signIn.submitting') : t('signIn.submit')}
      </Button>
    </Form>
  );
}

function useCredentials() {
  const signIn = useSignIn();
  const problemOf = useSignInProblem();
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>();
  const [busy, setBusy] = useState(false);
  /** Correct credentials, kept while the form asks for the code. */
  const [credentials, setCredentials] = useState<Values>();

  const submit = async (values: Values, code?: string) => {
    const { email, password, remember } = values;
    setBusy(true);
    setProblem(undefined);
    try {
      await signIn({ email: email.trim(), password, remember, ...(code && { code }) });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'code_required') setCredentials(values);
      else setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const back = () => {
    setCredentials(undefined);
    setProblem(undefined);
  };

  return { submit, problem, busy, credentials, back };
}
