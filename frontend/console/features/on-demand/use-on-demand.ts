import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { networkError } from '#shared/lib/api-error.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';

interface Options {
  /** Shows no notice if loading fails: the caller shows the failure. */
  isQuiet?: boolean;
}

/**
 * A part of the screen that loads on demand. If it fails to load, the screen keeps its state and a notice says so.
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

  /** Resolves with true if the part is loaded. */
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
