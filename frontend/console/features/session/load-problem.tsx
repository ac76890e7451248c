import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#shared/components/state-message.tsx';
import { ProblemAlert } from './problem-alert.tsx';
import { useProblemText } from './use-problem-text.ts';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Replaces content that failed to load, with a button to try again. */
export function LoadProblem({ title, error, onRetry, level = 2 }: Props & { level?: 1 | 2 }) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  return (
    <StateMessage scene="offline" title={title} text={problemText(error)} tone="error" level={level}>
      <Button type="primary" onClick={onRetry}>
        {t('requests.tryAgain')}
      </Button>
    </StateMessage>
  );
}

/**
 * Reports that a part of a screen failed to load or, as a warning, that a list failed to refresh or to load its next page.
 * Shows nothing without an error.
 */
export function LoadAlert({ title, error, onRetry, type }: Props & { type?: 'error' | 'warning' }) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  return (
    <ProblemAlert
      type={type}
      title={error ? title : undefined}
      text={error ? problemText(error) : undefined}
      action={<Button onClick={onRetry}>{t('requests.tryAgain')}</Button>}
    />
  );
}
