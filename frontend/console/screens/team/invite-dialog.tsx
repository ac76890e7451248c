import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import Modal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#contracts/field-kit/language';
import { ApiError } from '#shared/lib/api.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { EmailField } from '../../features/session/email-field.tsx';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useProblemText } from '../../features/session/use-problem-text.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { inviteMember, type NewMember } from '../../features/team/team.ts';
import { RoleChoice } from './role-choice.tsx';

const longestName = 120;

interface Props {
  open: boolean;
  onInvited: () => void;
  onClose: () => void;
}

/** Invites a person by mail. */
export function InviteDialog({ open, onInvited, onClose }: Props) {
  const { t } = useTranslation('adminTeam');
  const { language } = useLanguage();
  const [form] = Form.useForm<NewMember>();
  const { invite, busy, problem, forget } = useInvitation(onInvited, onClose);
  return (
    <Modal
      open={open}
      title={t('invite.title')}
      okText={busy ? t('invite.sending') : t('invite.send')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      afterClose={forget}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <Flex vertical gap="middle">
        <p>{t('invite.text')}</p>
        <Form<NewMember>
          form={form}
          // Prefixes the ids of its fields, to differ from those of other forms.
          name="invite"
          className={shared.form}
          layout="vertical"
          requiredMark={false}
          preserve={false}
          initialValues={{ role: 'agent', language }}
          validateTrigger="onSubmit"
          onFinish={(values) => void invite(values)}
          scrollToFirstError={{ focus: true }}
          noValidate
        >
          <ProblemAlert title={problem && t('invite.failed')} text={problem} />
          <InviteFields />
          <button type="submit" hidden />
        </Form>
      </Flex>
    </Modal>
  );
}

function InviteFields() {
  const { t } = useTranslation('adminTeam');
  return (
    <>
      <Form.Item
        name="name"
        label={t('invite.name')}
        rules={[
          { required: true, whitespace: true, message: t('invite.nameRequired') },
          { max: longestName, message: t('invite.nameTooLong') },
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <EmailField missing={t('invite.emailRequired')} />
      <Form.Item name="role" label={t('columns.role')}>
        <RoleChoice />
      </Form.Item>
      <Form.Item name="language" label={t('invite.language')}>
        <Radio.Group
          className={shared.targets}
          options={languages.map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
      </Form.Item>
    </>
  );
}

function useInvitation(onInvited: () => void, onDone: () => void) {
  const { t } = useTranslation('adminTeam');
  const notifySuccess = useSuccessNotice();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const invite = async (values: NewMember) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await inviteMember({ ...values, email: values.email.trim() });
      notifySuccess(t('invite.done'));
      onInvited();
      onDone();
    } catch (error) {
      setProblem(problemText(error));
      // The invitation is stored although its mail was not sent; it can be sent again from the list.
      if (error instanceof ApiError && error.code === 'mail_not_sent') onInvited();
    } finally {
      setBusy(false);
    }
  };

  return { invite, busy, problem, forget: () => setProblem(undefined) };
}
