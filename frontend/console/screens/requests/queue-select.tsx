import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { queueTabs } from '#contracts/api/view-rules';
import type { EnquiryFilters } from '../../features/enquiries/enquiry-filters.ts';
import { useQueueCounts } from '../../features/enquiries/use-queue-counts.ts';

interface Props {
  type: EnquiryType | undefined;
  tab: EnquiryFilters['tab'];
  onTab: (tab: EnquiryFilters['tab']) => void;
}

/** The parts of the queue with their counts. In the toolbar, so that thirteen rows fit a laptop's window. */
export function QueueSelect({ type, tab, onTab }: Props) {
  const { t } = useTranslation('adminRequests');
  const counts = useQueueCounts(type);
  return (
    <Select<NonNullable<Props['tab']> | 'all'>
      aria-label={t('queue.label')}
      value={tab ?? 'all'}
      onChange={(key) => onTab(key === 'all' ? undefined : key)}
      popupMatchSelectWidth={false}
      style={{ flex: '1 1 clamp(7.5rem, 14vw, 10.5rem)', minInlineSize: 0 }}
      options={(['all', ...queueTabs] as const).map((value) => {
        const { count, more = false } = counts?.[value] ?? {};
        const number = count === undefined ? '' : ` (${count}${more ? '+' : ''})`;
        return { value, label: t(`queue.tabs.${value}`) + number };
      })}
    />
  );
}
