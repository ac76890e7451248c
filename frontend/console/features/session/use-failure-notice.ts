import App from 'antd/es/app';
import { isSessionMissing } from './staff-api.ts';
import { useProblemText } from './use-problem-text.ts';

/**
 * Returns a function that shows why an action failed. A lost session shows no notice: the sign-in dialog opens. A later
 * notice with the same key replaces it.
 */
export function useFailureNotice() {
  const { notification } = App.useApp();
  const problemText = useProblemText();
  return (what: string, error: unknown, key?: string) => {
    if (isSessionMissing(error)) return;
    notification.error({ title: what, description: problemText(error), ...(key && { key }) });
  };
}
