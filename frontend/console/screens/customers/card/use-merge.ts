import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeCustomers, splitCustomers } from '../../../features/customers/customer-calls.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useUndoNotice } from '../../../features/session/use-undo-notice.tsx';

/** Returns a function that merges another card into this one, and offers to undo it. */
export function useMerge(id: string, onDone: () => Promise<void>) {
  const { t } = useTranslation('adminCustomers');
  const notifyDone = useUndoNotice();
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
    notifyDone({
      key: `merged-${other}`,
      title: t('same.done'),
      description: t('same.doneText'),
      undo: t('same.undo'),
      onUndo: () => void attempt(() => splitCustomers(id, other), t('merged.failed')),
    });
  };
  return { busy, merge };
}
