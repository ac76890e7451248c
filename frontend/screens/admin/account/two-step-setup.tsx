import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import QRCode from 'antd/es/qr-code';
import Skeleton from 'antd/es/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWRImmutable from 'swr/immutable';
import { CopyButton } from '../../../components/copy-button.tsx';
import { beginTwoStep, confirmTwoStep } from '../../../features/account/two-step.ts';
import { showFieldIssues } from '../../../features/session/field-issues.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';
import styles from './account-screen.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  /** Called when two-step sign-in is on and the recovery codes are stored. */
  onDone: () => void;
  /** Undefined if the setup is mandatory. */
  onCancel?: () => void;
}

/** Sets up two-step sign-in: shows the secret for an app, asks for a code from it, then shows the recovery codes. */
export function TwoStepSetup({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const problemText = useProblemText();
  const [form] = Form.useForm<{ code: string }>();
  /** Part of the cache key, so that each setup gets a new secret. */
  const [attempt] = useState(() => Date.now());
  const { data, error, mutate } = useSWRImmutable(['two-step', attempt], beginTwoStep);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  const confirm = async ({ code }: { code: string }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setCodes(await confirmTwoStep(code.trim()));
    } catch (failure) {
      if (!showFieldIssues(form, failure)) setProblem(problemText(failure));
    }
    setBusy(false);
  };

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <Form
      name="two-step"
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values) => void confirm(values)}
    >
      <ProblemAlert
        title={(error || problem) && t('twoStep.failed')}
        text={error ? problemText(error) : problem}
        action={error && <Button onClick={() => void mutate()}>{t('admin:requests.tryAgain')}</Button>}
      />
      <ol className={styles.steps}>
        <li>
          <p>{t('twoStep.scan')}</p>
          {data ? (
            <>
              {/* Always dark on white, as cameras expect it. */}
              <QRCode value={data.uri} type="svg" size={176} color="#000" bgColor="#fff" />
              <p className={styles.secret}>
                <span>{t('twoStep.typed')}</span>
                <code dir="ltr">{data.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
                <CopyButton text={data.secret} label={t('twoStep.copySecret')} />
              </p>
            </>
          ) : (
            !error && <Skeleton.Node active style={{ inlineSize: 176, blockSize: 176 }} />
          )}
        </li>
        <li>
          <Form.Item
            name="code"
            label={t('twoStep.code')}
            rules={[{ required: true, whitespace: true, message: t('admin:signIn.codeRequired') }]}
          >
            <Input dir="ltr" inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
          </Form.Item>
        </li>
      </ol>
      <Flex wrap gap={12}>
        <Button type="primary" htmlType="submit" loading={busy} disabled={!data}>
          {t('twoStep.confirm')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('admin:requests.cancel')}</Button>}
      </Flex>
    </Form>
  );
}
