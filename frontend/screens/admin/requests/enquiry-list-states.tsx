import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../components/state-message.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';

export function NoEnquiries() {
  const { t } = useTranslation('admin');
  return <StateMessage scene="empty" title={t('requests.emptyTitle')} text={t('requests.emptyText')} />;
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <StateMessage scene="lost" title={t('requests.noMatchTitle')} text={t('requests.noMatchText')}>
      <Button onClick={onClear}>{t('requests.clearAll')}</Button>
    </StateMessage>
  );
}

export function ListProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  return (
    <StateMessage scene="offline" title={t('requests.errorTitle')} text={problemText(error)} tone="error">
      <Button type="primary" onClick={onRetry}>
        {t('requests.tryAgain')}
      </Button>
    </StateMessage>
  );
}
