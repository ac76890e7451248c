import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { TabsOrSelect } from '../../components/tabs-or-select.tsx';
import { type EnquiryFilters, queueTabs } from '../../features/enquiries/enquiry-filters.ts';
import { useQueueCounts } from '../../features/enquiries/use-queue-counts.ts';

interface Props {
  type: EnquiryType | undefined;
  tab: EnquiryFilters['tab'];
  onTab: (tab: EnquiryFilters['tab']) => void;
  /** What the open tab shows. */
  children: ReactNode;
}

/** The tabs of the queue with their counts. That of all requests has search and filters. */
export function QueueTabs({ type, tab, onTab, children }: Props) {
  const { t } = useTranslation('adminRequests');
  const { counts } = useQueueCounts(type);
  const open = tab ?? 'all';
  return (
    <TabsOrSelect
      id="queue"
      label={t('queue.label')}
      open={open}
      onOpen={(key) => onTab(key === 'all' ? undefined : key)}
      destroyOnHidden
      items={(['all', ...queueTabs] as const).map((key) => {
        const { count, more = false } = counts?.[key] ?? {};
        const number = count === undefined ? '' : ` (${count}${more ? '+' : ''})`;
        return { key, name: t(`queue.tabs.${key}`) + number, children: key === open ? children : null };
      })}
    />
  );
}
