import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
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

interface NoMatchProps {
  onClear: () => void;
  /** Looks in all tabs of the queue; undefined if the list does. */
  onEverywhere?: () => void;
}

export function NoMatch({ onClear, onEverywhere }: NoMatchProps) {
  const { t } = useTranslation(['admin', 'adminRequests']);
  return (
    <StateMessage scene="lost" title={t('requests.noMatchTitle')} text={t('requests.noMatchText')}>
      <Flex wrap justify="center" gap="small">
        {onEverywhere && (
          <Button type="primary" onClick={onEverywhere}>
            {t('adminRequests:queue.everywhere')}
          </Button>
        )}
        <Button onClick={onClear}>{t('requests.clearAll')}</Button>
      </Flex>
    </StateMessage>
  );
}
