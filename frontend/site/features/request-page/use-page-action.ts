import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError, ProblemCode } from '#contracts/api/problem';
import { createSendKey } from '#shared/features/enquiries/send-key.ts';
import { ApiError } from '#shared/lib/api-error.ts';
import { errorText } from '#shared/lib/error-text.ts';

/** The reason why an action failed. `conflict`: what the customer has read is not what is stored. */
export interface ActionFailure {
  kind: 'limit' | 'conflict' | 'failed';
  text: string;
  /** The errors of the fields. */
  errors: FieldError[];
}

interface PageState<Action> {
  /** Throws `ApiError`. */
  add: (action: Action, key: string) => Promise<void>;
  refresh: () => void;
}

interface Options {
  /** If not any text will do. */
  makeKey?: () => string;
  onFailure?: (failure: ActionFailure) => void;
}

const nothingSaid = { code: undefined, status: 0, errors: [] };
const conflicts: readonly (ProblemCode | undefined)[] = ['version_conflict', 'quote_changed', 'quote_closed'];

/**
 * Sends one kind of action, one attempt at a time. A repetition after a lost reply has the same key, so that nothing is
 * stored twice.
 * @param name of its key in the tab's storage
 */
export function usePageAction<Action>(name: string, { add, refresh }: PageState<Action>, options: Options = {}) {
  const { t } = useTranslation('common');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  const isBusy = useRef(false);

  /** @returns true if it was sent */
  const send = async (action: Action): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsSending(true);
    setFailure(undefined);
    const key = createSendKey(name, options.makeKey);
    try {
      await add(action, key.for(action));
      key.forget();
      return true;
    } catch (error) {
      const { code, status, errors } = error instanceof ApiError ? error : nothingSaid;
      const kind = conflicts.includes(code) ? 'conflict' : status === 429 ? 'limit' : 'failed';
      const reason: ActionFailure = { kind, text: errorText(error, t), errors };
      setFailure(reason);
      options.onFailure?.(reason);
      if (kind === 'conflict') refresh();
      return false;
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };

  return { isSending, failure, send, forgive: () => setFailure(undefined) };
}
