import App from 'antd/es/app';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeCustomers, splitCustomers } from '../../../features/customers/customer-calls.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';

/** The time to undo a merge in its notice, in seconds. Later, the card separates the numbers. */
const undoTime = 8;

/** Returns a function that merges another card into this one, and offers to undo it. */
export function useMerge(id: string, onDone: () => Promise<void>) {
  const { t } = useTranslation('adminCustomers');
  const { notification } = App.useApp();
  const notifyFailure = useFailureNotice();
  /** The other card, while it is merged. */
  const [busy, setBusy] = useState<string>();

  const attempt = async (call: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await call();
      await onDone();
      return true;
    } catch (error) {
      notifyFailure(failed, error);
      return false;
    }
  };

  const merge = async (other: string) => {
    setBusy(other);
    const isMerged = await attempt(() => mergeCustomers(id, other), t('same.failed'));
    setBusy(undefined);
    if (!isMerged) return;
    const key = `merged-${other}`;
    notification.success({
      key,
      title: t('same.done'),
      description: t('same.doneText'),
      duration: undoTime,
      role: 'status',
      actions: (
        <Button
          type="link"
          onClick={() => {
            notification.destroy(key);
            void attempt(() => splitCustomers(id, other), t('merged.failed'));
          }}
        >
          {t('same.undo')}
        </Button>
      ),
    });
  };
  return { busy, merge };
}
