import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../components/state-message.tsx';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Shown if the period failed to load. */
export function OverviewProblem({ error, onRetry }: Props) {
  const { t } = useTranslation(['adminOverview', 'admin']);
  const problemText = useProblemText();
  return (
    <StateMessage scene="offline" title={t('failed')} text={problemText(error)} tone="error">
      <Button type="primary" onClick={onRetry}>
        {t('admin:requests.tryAgain')}
      </Button>
    </StateMessage>
  );
}

/** Shown if the period is loaded but failed to refresh. */
export function RefreshProblem({ error, onRetry }: Props) {
  const { t } = useTranslation(['adminOverview', 'admin']);
  const problemText = useProblemText();
  return (
    <ProblemAlert
      type="warning"
      title={t('refreshFailed')}
      text={problemText(error)}
      action={<Button onClick={onRetry}>{t('admin:requests.tryAgain')}</Button>}
    />
  );
}
