import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { beginTwoStep } from '../../features/account/two-step.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useSubmittedForm } from '../../features/session/use-submitted-form.ts';
import { CurrentPasswordField } from './proof-fields.tsx';

interface Props {
  autoFocus: boolean;
  onDone: (made: Awaited<ReturnType<typeof beginTwoStep>>) => void;
  /** The button that cancels. */
  children: ReactNode;
}

/** Asks for the password, so that nobody else sets two-step sign-in up at a signed-in browser. */
export function BeginStep({ autoFocus, onDone, children }: Props) {
  const { t } = useTranslation('adminAccount');
  const { form, problem, busy } = useSubmittedForm(async ({ current_password }: { current_password: string }) =>
    onDone(await beginTwoStep(current_password)),
  );
  return (
    <Form {...form} name="two-step-begin">
      <p>{t('twoStep.beginText')}</p>
      <ProblemAlert title={problem && t('twoStep.failed')} text={problem} />
      <CurrentPasswordField autoFocus={autoFocus} />
      <Flex wrap gap={12}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('next')}
        </Button>
        {children}
      </Flex>
    </Form>
  );
}
