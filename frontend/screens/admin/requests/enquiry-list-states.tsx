import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../components/state-message.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';

const placeholders = [1, 2, 3, 4, 5, 6];

/** The list's outline while it loads for the first time. */
export function ListSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <Card role="status" aria-label={t('requests.loading')} aria-busy>
      <Flex vertical gap={32}>
        {placeholders.map((number) => (
          <Skeleton
            key={number}
            active
            avatar={{ shape: 'square' }}
            title={false}
            paragraph={{ rows: 2, width: ['35%', '80%'] }}
          />
        ))}
      </Flex>
    </Card>
  );
}

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
