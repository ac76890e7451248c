import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewRecoveryCodes } from '../../../features/account/two-step.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useSubmittedForm } from '../../../features/session/use-submitted-form.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  /** Called after the user has confirmed that the new codes are stored. */
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for a current code, then shows new recovery codes. */
export function RenewCodesForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const [codes, setCodes] = useState<readonly string[]>();
  const { form, problem, busy } = useSubmittedForm(async ({ code }: { code: string }) =>
    setCodes(await renewRecoveryCodes(code.trim())),
  );

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <Form {...form} name="renew-codes">
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
