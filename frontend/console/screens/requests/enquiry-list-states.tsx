import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#shared/components/state-message.tsx';

export function NoEnquiries() {
  const { t } = useTranslation('admin');
  return <StateMessage scene="empty" title={t('requests.emptyTitle')} text={t('requests.emptyText')} />;
}

/** A tab of the queue in which nothing waits. */
export function EmptyTab() {
  const { t } = useTranslation('adminRequests');
  return <StateMessage scene="empty" title={t('queue.emptyTitle')} text={t('queue.emptyText')} />;
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <StateMessage scene="lost" title={t('requests.noMatchTitle')} text={t('requests.noMatchText')}>
      <Button onClick={onClear}>{t('requests.clearAll')}</Button>
    </StateMessage>
  );
}
