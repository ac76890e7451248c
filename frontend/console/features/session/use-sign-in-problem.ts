import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/lib/api.ts';
import { useProblemText } from './use-problem-text.ts';

/** Returns a function that explains a failed sign-in: a heading, and what to do about it. */
export function useSignInProblem() {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();

  return (error: unknown): { title: string; text: string } => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'wrong_credentials') return { title: t('signIn.failed'), text: t('signIn.failedHint') };
    if (code === 'wrong_code') return { title: t('signIn.codeFailed'), text: t('signIn.codeFailedHint') };
    if (code === 'too_many_requests') return { title: t('signIn.throttled'), text: problemText(error) };
    // API Gateway itself may refuse the call too, in English only.
    if (code === 'temporarily_unavailable') return { title: t('signIn.busy'), text: t('signIn.busyHint') };
    return { title: t('signIn.unavailable'), text: problemText(error) };
  };
}
