import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSendKey } from '#shared/features/enquiries/send-key.ts';
import { ApiError, isConflict } from '#shared/lib/api-error.ts';
import { errorText } from '#shared/lib/error-text.ts';
import type { PageAction, RequestPageState } from './use-request-page.ts';

/** Why an action failed. */
export type ActionFailure = { kind: 'limit' | 'conflict' | 'failed'; text: string };

/**
 * Sends one kind of action, one attempt at a time. A repetition after a lost reply has the same key, so that nothing is
 * stored twice.
 * @param name of its key in the tab's storage
 */
export function usePageAction(name: string, { add, refresh }: Pick<RequestPageState, 'add' | 'refresh'>) {
  const { t } = useTranslation('common');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  const isBusy = useRef(false);

  /** @returns true if it was sent */
  const send = async (action: PageAction): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsSending(true);
    setFailure(undefined);
    const key = createSendKey(name);
    try {
      await add(action, key.for(action));
      key.forget();
      return true;
    } catch (error) {
      const isLimit = error instanceof ApiError && error.status === 429;
      const kind = isConflict(error) ? 'conflict' : isLimit ? 'limit' : 'failed';
      setFailure({ kind, text: errorText(error, t) });
      if (kind === 'conflict') refresh();
      return false;
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };

  return { isSending, failure, send, forgive: () => setFailure(undefined) };
}
