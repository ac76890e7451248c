import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { networkError } from '../../lib/api-error.ts';

interface Options {
  /** No notice of a failure: it is shown in the part's place. */
  isQuiet?: boolean;
}

/**
 * A part of the screen that comes when it is first asked for. Should it not come, the screen stays as it is, with all
 * that was typed, and tells.
 * @param load fetches the part's code and its texts
 */
export function useOnDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isQuiet = false }: Options = {},
) {
  const { t } = useTranslation('admin');
  const notifyFailure = useFailureNotice();
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>();
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<unknown>();

  /** Tells whether the part is there. */
  const fetch = async (): Promise<boolean> => {
    setIsLoading(true);
    setError(undefined);
    try {
      const { default: Part } = await load();
      setPart({ Part });
      return true;
    } catch (cause) {
      const error = networkError('assets', cause);
      setError(error);
      if (!isQuiet) notifyFailure(t('problem.partMissing'), error);
      return false;
    } finally {
      setIsLoading(false);
    }
  };

  return { Part: part?.Part, isLoading, error, fetch };
}
