import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';
import { EmailAddress } from '#shared/components/email-address.tsx';
import { ApiError } from '#shared/lib/api.ts';
import { NewPasswordFields, type NewPasswordValues } from '../../features/session/new-password-fields.tsx';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useSubmittedForm } from '../../features/session/use-submitted-form.ts';
import { acceptInvitation } from '../../features/team/invitations.ts';

interface Values extends NewPasswordValues {
  name: string;
}

interface Props {
  token: string;
  invited: { email: string; name: string };
  onOutcome: (outcome: 'done' | 'invalid') => void;
}

/** Asks for the name and password of a new account. */
export function AcceptanceForm({ token, invited, onOutcome }: Props) {
  const { t } = useTranslation('adminTeam');
  const { form, problem, busy } = useSubmittedForm(async ({ name, password }: Values) => {
    try {
      await acceptInvitation(token, name, password);
      onOutcome('done');
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'invitation_invalid')) throw error;
      onOutcome('invalid');
    }
  });

  return (
    <Form {...form} initialValues={{ name: invited.name }}>
      <ProblemAlert title={problem && t('accept.failed')} text={problem} />
      <p style={{ marginBlockEnd: '1.25rem' }}>
        {t('accept.account')} <EmailAddress address={invited.email} />
      </p>
      <Form.Item
        name="name"
        label={t('invite.name')}
        rules={[
          { required: true, whitespace: true, message: t('invite.nameRequired') },
          { max: 120, message: t('invite.nameTooLong') },
        ]}
      >
        <Input autoComplete="name" />
      </Form.Item>
      {/* Lets password managers store the address with the password. */}
      <input type="email" autoComplete="username" value={invited.email} readOnly hidden />
      <NewPasswordFields />
      <Button type="primary" htmlType="submit" block loading={busy}>
        {busy ? t('accept.submitting') : t('accept.submit')}
      </Button>
    </Form>
  );
}
