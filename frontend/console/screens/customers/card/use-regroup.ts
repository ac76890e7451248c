import { useState } from 'react';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';

interface Texts {
  done: string;
  failed: string;
}

/** Returns a function that merges or separates cards, and says how it went. */
export function useRegroup(onDone: () => Promise<void>, texts: Texts) {
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  /** The other card, while it is merged or separated. */
  const [busy, setBusy] = useState<string>();

  const regroup = async (other: string, call: () => Promise<unknown>) => {
    setBusy(other);
    try {
      await call();
      await onDone();
      notifySuccess(texts.done);
    } catch (error) {
      notifyFailure(texts.failed, error);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, regroup };
}
