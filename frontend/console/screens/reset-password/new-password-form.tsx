import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/lib/api.ts';
import { NewPasswordFields, type NewPasswordValues } from '../../features/session/new-password-fields.tsx';
import { completePasswordReset } from '../../features/session/password-resets.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useSubmittedForm } from '../../features/session/use-submitted-form.ts';

interface Props {
  token: string;
  onOutcome: (outcome: 'done' | 'invalid') => void;
}

export function NewPasswordForm({ token, onOutcome }: Props) {
  const { t } = useTranslation('admin');
  const { form, problem, busy } = useSubmittedForm(async ({ password }: NewPasswordValues) => {
    try {
      await completePasswordReset(token, password);
      onOutcome('done');
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'reset_link_invalid')) throw error;
      onOutcome('invalid');
    }
  });

  return (
    <Form {...form}>
      <ProblemAlert title={problem && t('reset.failed')} text={problem} />
      <NewPasswordFields />
      <Button type="primary" htmlType="submit" block loading={busy}>
        {busy ? t('reset.submitting') : t('reset.submit')}
      </Button>
    </Form>
  );
}
