import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailAddress } from '#shared/components/email-address.tsx';
import { EmailField } from '../../features/session/email-field.tsx';
import { requestPasswordReset } from '../../features/session/password-resets.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useProblemText } from '../../features/session/use-problem-text.ts';

/** Placeholder for the address in a text; no text contains it. */
const emailMark = '\uFFFC';

const lead = { marginBlockEnd: '1.25rem' };

interface Props {
  open: boolean;
  /** Prefills the field. */
  email: string;
  onClose: () => void;
}

/** Requests a link to set a new password. The message is the same for every address. */
export function ForgotPassword({ open, email, onClose }: Props) {
  const { t } = useTranslation('admin');
  const [sentTo, setSentTo] = useState<string>();
  const [beforeEmail, afterEmail] = t('forgot.sentText', { email: emailMark }).split(emailMark);
  return (
    <Modal
      open={open}
      onCancel={onClose}
      afterClose={() => setSentTo(undefined)}
      title={t(sentTo === undefined ? 'forgot.title' : 'forgot.sentTitle')}
      footer={null}
      destroyOnHidden
      centered
    >
      {sentTo === undefined ? (
        <AskForLink email={email} onSent={setSentTo} />
      ) : (
        <>
          <p role="status" style={lead}>
            {beforeEmail}
            <EmailAddress address={sentTo} />
            {afterEmail}
          </p>
          <Button type="primary" block onClick={onClose}>
            {t('forgot.close')}
          </Button>
        </>
      )}
    </Modal>
  );
}

function AskForLink({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async ({ email }: { email: string }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await requestPasswordReset(email.trim());
      onSent(email.trim());
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };

  return (
    <Form
      // Prefixes the ids of its fields, to differ from those of the sign-in form behind it.
      name="forgot"
      layout="vertical"
      requiredMark={false}
      initialValues={{ email }}
      validateTrigger="onSubmit"
      onFinish={(values) => void send(values)}
      scrollToFirstError={{ focus: true }}
      noValidate
    >
      <p style={lead}>{t('forgot.text')}</p>
      <ProblemAlert title={problem && t('forgot.failed')} text={problem} />
      <EmailField />
      <Button type="primary" htmlType="submit" block loading={busy}>
        {busy ? t('forgot.submitting') : t('forgot.submit')}
      </Button>
    </Form>
  );
}
