import Divider from 'antd/es/divider';
import Flex from 'antd/es/flex';
import Switch from 'antd/es/switch';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { requireTwoStep } from '../../features/account/two-step.ts';
import { useTwoStepChanged } from '../../features/account/use-account.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useMay } from '../../features/session/use-may.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';

/** A switch for owners: all staff must use two-step sign-in. */
export function RequireTwoStep({ required }: { required: boolean }) {
  const { t } = useTranslation('adminAccount');
  const may = useMay('PUT /settings/two-step');
  const changed = useTwoStepChanged();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [busy, setBusy] = useState(false);
  const id = useId();
  if (!may) return null;

  const change = async (next: boolean) => {
    setBusy(true);
    try {
      await requireTwoStep(next);
      notifySuccess(t(next ? 'twoStep.nowRequired' : 'twoStep.nowFree'));
      await changed();
    } catch (error) {
      notifyFailure(t('twoStep.requireFailed'), error);
    }
    setBusy(false);
  };

  return (
    <>
      <Divider size="middle" />
      <Flex align="center" justify="space-between" gap="middle">
        <div className={shared.rest}>
          <label htmlFor={id}>{t('twoStep.require')}</label>
          <Hint as="span">{t('twoStep.requireHint')}</Hint>
        </div>
        <Switch id={id} checked={required} loading={busy} onChange={(next) => void change(next)} />
      </Flex>
    </>
  );
}
