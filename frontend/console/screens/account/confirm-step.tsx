import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/lib/api.ts';
import { confirmTwoStep } from '../../features/account/two-step.ts';
import { useTwoStepChanged } from '../../features/account/use-account.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useSubmittedForm } from '../../features/session/use-submitted-form.ts';

interface Props {
  onDone: () => Promise<unknown>;
  /** The button that goes back. */
  children: ReactNode;
}

/** Asks for a code of the app, which turns two-step sign-in on. */
export function ConfirmStep({ onDone, children }: Props) {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const changed = useTwoStepChanged();
  const { form, problem, busy } = useSubmittedForm(async ({ code }: { code: string }) => {
    await confirmTwoStep(code.trim()).catch((error: unknown) => {
      // Two-step sign-in may be on all the same: the reply was lost, or another tab turned it on.
      if (!(error instanceof ApiError && error.code === 'validation_failed')) void changed();
      throw error;
    });
    await onDone();
  });
  return (
    <Form {...form} name="two-step-confirm">
      <ProblemAlert title={problem && t('twoStep.failed')} text={problem} />
      <Form.Item
        name="code"
        label={t('twoStep.code')}
        rules={[{ required: true, whitespace: true, message: t('admin:signIn.codeRequired') }]}
      >
        <Input dir="ltr" inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
      </Form.Item>
      <Flex wrap gap={12}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('twoStep.confirm')}
        </Button>
        {children}
      </Flex>
    </Form>
  );
}
