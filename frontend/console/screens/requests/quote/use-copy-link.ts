import { useTranslation } from 'react-i18next';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';

/** Returns a function that copies the link to a quote. */
export function useCopyLink() {
  const { t } = useTranslation('adminQuotes');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  /** @returns false if the browser does not allow it */
  return async (link: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(link);
      notifySuccess(t('share.copied'));
      return true;
    } catch {
      notifyFailure(t('share.copyFailed'), new Error(t('share.copyYourself')));
      return false;
    }
  };
}
