import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import QRCode from 'antd/es/qr-code';
import Skeleton from 'antd/es/skeleton';
import Text from 'antd/es/typography/Text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWRImmutable from 'swr/immutable';
import { CopyButton } from '../../../components/copy-button.tsx';
import { beginTwoStep, confirmTwoStep } from '../../../features/account/two-step.ts';
import { LoadAlert } from '../../../features/session/load-problem.tsx';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useSubmittedForm } from '../../../features/session/use-submitted-form.ts';
import shared from '../console.module.css';
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
  /** A new secret each time that the setup begins. */
  const [attempt] = useState(() => Date.now());
  const { data, error, mutate } = useSWRImmutable(['two-step', attempt], beginTwoStep);
  const [codes, setCodes] = useState<readonly string[]>();
  const instruction = useRef<HTMLParagraphElement>(null);
  // The button that began the setup is gone. A mandatory setup is a screen of its own, with a heading.
  const hasButtonGone = onCancel !== undefined;
  useEffect(() => {
    if (hasButtonGone) instruction.current?.focus();
  }, [hasButtonGone]);
  const { form, problem, busy } = useSubmittedForm(async ({ code }: { code: string }) =>
    setCodes(await confirmTwoStep(code.trim())),
  );

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <Form {...form} name="two-step">
      <LoadAlert title={t('twoStep.failed')} error={error} onRetry={() => void mutate()} />
      <ProblemAlert title={problem && t('twoStep.failed')} text={problem} />
      <Flex component="ol" vertical gap={12} className={shared.items}>
        <li>
          <p ref={instruction} tabIndex={-1}>
            {t('twoStep.scan')}
          </p>
          {data ? (
            <>
              {/* Always dark on white, as cameras expect it. */}
              <QRCode value={data.uri} type="svg" size={176} color="#000" bgColor="#fff" />
              <Flex component="p" wrap align="center" gap="4px 8px">
                <span>{t('twoStep.typed')}</span>
                <Flex align="center" gap={8}>
                  <Text code dir="ltr">
                    {data.secret.replace(/.{4}(?=.)/g, '$& ')}
                  </Text>
                  <CopyButton text={data.secret} label={t('twoStep.copySecret')} />
                </Flex>
              </Flex>
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
      </Flex>
      <Flex wrap gap={12}>
        <Button type="primary" htmlType="submit" loading={busy} disabled={!data}>
          {t('twoStep.confirm')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('admin:requests.cancel')}</Button>}
      </Flex>
    </Form>
  );
}
