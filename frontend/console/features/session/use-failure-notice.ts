import App from 'antd/es/app';
import { isSessionMissing } from './staff-api.ts';
import { useProblemText } from './use-problem-text.ts';

/** Returns a function that shows why an action failed. A lost session shows no notice: the sign-in dialog opens. */
export function useFailureNotice() {
  const { notification } = App.useApp();
  const problemText = useProblemText();
  return (what: string, error: unknown) => {
    if (!isSessionMissing(error)) notification.error({ title: what, description: problemText(error) });
  };
}
