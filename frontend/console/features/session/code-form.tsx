import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  busy: boolean;
  onSubmit: (code: string) => void;
  onBack: () => void;
}

/** The second step of signing in: a code from the authenticator app, or a recovery code. */
export function CodeForm({ busy, onSubmit, onBack }: Props) {
  const { t } = useTranslation('admin');
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <Form<{ code: string }>
      name="second-step"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={({ code }) => onSubmit(code.trim())}
      scrollToFirstError={{ focus: true }}
    >
      <Form.Item
        // A new key empties the field: the code typed before is not a recovery code.
        key={String(isRecovery)}
        name="code"
        label={t(isRecovery ? 'signIn.recoveryCode' : 'signIn.code')}
        extra={t(isRecovery ? 'signIn.recoveryHint' : 'signIn.codeHint')}
        rules={[{ required: true, whitespace: true, message: t('signIn.codeRequired') }]}
      >
        <Input
          autoFocus
          dir="ltr"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          maxLength={isRecovery ? 40 : 8}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={busy}>
        {busy ? t('signIn.submitting') : t('signIn.submit')}
      </Button>
      <Flex wrap justify="space-between" gap="0 16px" style={{ marginBlockStart: '0.5rem' }}>
        <Button type="link" style={{ paddingInline: 0 }} onClick={onBack}>
          {t('signIn.back')}
        </Button>
        <Button type="link" style={{ paddingInline: 0 }} onClick={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? 'signIn.useApp' : 'signIn.useRecovery')}
        </Button>
      </Flex>
    </Form>
  );
}
