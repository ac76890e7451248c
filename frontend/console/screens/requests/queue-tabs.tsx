import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EnquiryType } from '#contracts/api/enquiries';
import { queueTabs } from '#contracts/api/view-rules';
import { formatCount } from '#shared/lib/format.ts';
import { useQuery } from '../../components/use-query.ts';
import { changeFilters, type EnquiryFilters } from '../../features/enquiries/enquiry-filters.ts';
import { useQueueCounts } from '../../features/enquiries/use-queue-counts.ts';
import { writeAddress } from '../../lib/private-query.ts';
import styles from './queue-tabs.module.css';

type Tab = NonNullable<EnquiryFilters['tab']> | 'all';

interface Props {
  type: EnquiryType | undefined;
  tab: EnquiryFilters['tab'];
}

const changeTo = (tab: Tab): EnquiryFilters => ({ tab: tab === 'all' ? undefined : tab });

/** The most that a tab counts, so that all of them stand beside the title of a laptop's window. */
const mostShown = 999;

/** The parts of the queue in their order, each with its number of requests; `undefined` until it is known. */
function useParts(type: EnquiryType | undefined) {
  const { t } = useTranslation('adminRequests');
  const counts = useQueueCounts(type);
  return ([...queueTabs, 'all'] as const).map((key) => {
    const count = counts?.[key].count;
    const number = count === undefined ? undefined : count > mostShown ? `${mostShown}+` : formatCount(count);
    return { key, name: t(`queue.tabs.${key}`), number };
  });
}

/**
 * The parts of the queue with their counts, which no search or filter changes. Each has an address, and can be opened beside
 * another one.
 */
export function QueueTabs({ type, tab }: Props) {
  const { t } = useTranslation('adminRequests');
  const { query } = useQuery();
  const parts = useParts(type);
  return (
    <nav aria-label={t('queue.label')} className={styles.tabs}>
      <ul>
        {parts.map(({ key, name, number }) => (
          <li key={key}>
            <Link
              to={writeAddress(changeFilters(query, changeTo(key)))}
              replace
              {...(key === (tab ?? 'all') && { 'aria-current': 'page' as const })}
            >
              {name} <bdi className={styles.count}>{number}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SelectProps extends Props {
  onTab: (changes: EnquiryFilters) => void;
}

/**
 * The same where there is no room for tabs: beside the search, so that five requests fit a phone's window, and the list
 * keeps its rows beside the panel.
 */
export function QueueSelect({ type, tab, onTab }: SelectProps) {
  const { t } = useTranslation('adminRequests');
  const parts = useParts(type);
  return (
    <Select<Tab>
      aria-label={t('queue.label')}
      value={tab ?? 'all'}
      onChange={(key) => onTab(changeTo(key))}
      popupMatchSelectWidth={false}
      style={{ flex: '1 1 10rem', minInlineSize: 0 }}
      options={parts.map(({ key, name, number }) => ({ value: key, label: number ? `${name} (${number})` : name }))}
      // A long name is cut, its count never.
      labelRender={({ value }) => <Chosen {...parts.find(({ key }) => key === value)} />}
    />
  );
}

const Chosen = ({ name, number }: { name?: string; number?: string | undefined }) => (
  <span style={{ display: 'flex', gap: '0.25rem' }}>
    <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</span>
    {number && <bdi>({number})</bdi>}
  </span>
);
