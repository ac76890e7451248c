import { type ComponentType, useState } from 'react';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { networkError } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/**
 * A part of the screen that comes when it is first asked for. Should it not come, the screen stays as it is, with all
 * that was typed, and tells.
 * @param load fetches the part's code and its texts
 */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const { t } = useTranslation('adminRequests');
  const notifyFailure = useFailureNotice();
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>();
  const [isLoading, setIsLoading] = useState(false);

  /** Tells whether the part is there. */
  const fetch = async (): Promise<boolean> => {
    setIsLoading(true);
    try {
      const { default: Part } = await load();
      setPart({ Part });
      return true;
    } catch (error) {
      notifyFailure(t('partMissing'), networkError('assets', error));
      return false;
    } finally {
      setIsLoading(false);
    }
  };

  return { Part: part?.Part, isLoading, fetch };
}
