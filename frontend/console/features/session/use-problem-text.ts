import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/lib/api.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { throttleText } from './throttle-text.ts';

/**
 * Returns a function that explains a failed call in the reader's language: the server's own sentence if it sent one,
 * else the error catalogue's (docs/product.md).
 */
export function useProblemText() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();

  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('problem.unexpected');
    if (error.kind === 'network') return t('problem.network');
    if (error.kind === 'invalid_json') return t('problem.invalidReply');
    if (error.code === 'too_many_requests') return throttleText(error.retryAfter, { t, language });
    if (error.code === 'history_full') return t('detail.historyFull');
    if (error.detail) return error.detail;
    if (error.status === 401) return common('errors.authentication');
    if (error.status === 403) return common('errors.forbidden');
    return t('problem.http', { status: error.status });
  };
}
