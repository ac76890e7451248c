import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { Panel } from '../../components/panel.tsx';
import { changePassword } from '../../features/account/own-account.ts';
import { sessionsKey } from '../../features/account/use-own-sessions.ts';
import { NewPasswordFields, type NewPasswordValues } from '../../features/session/new-password-fields.tsx';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useSubmittedForm } from '../../features/session/use-submitted-form.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { CurrentPasswordField } from './proof-fields.tsx';

interface Values extends NewPasswordValues {
  current_password: string;
}

/** Changes the password; asks for the current one. */
export function PasswordPanel() {
  const { t } = useTranslation('adminAccount');
  const { mutate } = useSWRConfig();
  const notifySuccess = useSuccessNotice();
  const { form, problem, busy } = useSubmittedForm(async ({ current_password, password }: Values) => {
    await changePassword(current_password, password);
    form.form?.resetFields();
    notifySuccess(t('password.saved'));
    void mutate(sessionsKey);
  });

  return (
    <Panel title={t('password.title')} className={shared.form}>
      <Form {...form} name="password">
        <Hint>{t('password.hint')}</Hint>
        <ProblemAlert title={problem && t('password.failed')} text={problem} />
        <CurrentPasswordField />
        <NewPasswordFields />
        <Button htmlType="submit" loading={busy}>
          {t('password.save')}
        </Button>
      </Form>
    </Panel>
  );
}
