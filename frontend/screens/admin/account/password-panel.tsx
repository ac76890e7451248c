import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Password from 'antd/es/input/Password';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { changePassword } from '../../../features/account/own-account.ts';
import { sessionsKey } from '../../../features/account/own-sessions.ts';
import { showFieldIssues } from '../../../features/session/field-issues.ts';
import { NewPasswordFields, type NewPasswordValues } from '../../../features/session/new-password-fields.tsx';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import shared from '../console.module.css';
import { Panel } from '../panel.tsx';

interface Values extends NewPasswordValues {
  current_password: string;
}

/** Changes the password; asks for the current one. */
export function PasswordPanel() {
  const { t } = useTranslation('adminAccount');
  const { mutate } = useSWRConfig();
  const problemText = useProblemText();
  const notifySuccess = useSuccessNotice();
  const [form] = Form.useForm<Values>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async ({ current_password, password }: Values) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await changePassword(current_password, password);
      form.resetFields();
      notifySuccess(t('password.saved'));
      void mutate(sessionsKey);
    } catch (error) {
      if (!showFieldIssues(form, error)) setProblem(problemText(error));
    }
    setBusy(false);
  };

  return (
    <Panel title={t('password.title')} className={shared.form}>
      <Form
        name="password"
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        onFinish={(values) => void save(values)}
        scrollToFirstError={{ focus: true }}
      >
        <p className={shared.hint}>{t('password.hint')}</p>
        <ProblemAlert title={problem && t('password.failed')} text={problem} />
        <Form.Item
          name="current_password"
          label={t('password.current')}
          rules={[{ required: true, message: t('password.currentRequired') }]}
        >
          <Password autoComplete="current-password" dir="ltr" maxLength={200} />
        </Form.Item>
        <NewPasswordFields />
        <Button htmlType="submit" loading={busy}>
          {t('password.save')}
        </Button>
      </Form>
    </Panel>
  );
}
