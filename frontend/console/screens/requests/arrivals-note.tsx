import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import type { EnquiryFilters } from '../../features/enquiries/enquiry-filters.ts';
import { useArrivals } from '../../features/enquiries/use-arrivals.ts';
import type { EnquiryPages } from '../../features/enquiries/use-enquiries.ts';
import styles from './arrivals-note.module.css';

interface Props {
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
  list: EnquiryPages;
}

/** Says above the list that requests have arrived; its button shows them. The list itself never moves. */
export function ArrivalsNote({ type, filters, list }: Props) {
  const { t } = useTranslation(['adminRequests', 'admin']);
  const { count, hasMore, hasFailed, retry } = useArrivals(type, filters, list);

  const show = () => {
    list.refresh();
    window.scrollTo({ top: 0 });
    // Focuses the heading, because the button disappears with the count.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.place} role="status">
      {count > 0 ? (
        <Button type="primary" shape="round" className={styles.note} onClick={show}>
          {t('arrivals', { count, number: `${count}${hasMore ? '+' : ''}` })}
        </Button>
      ) : (
        hasFailed && (
          <Button shape="round" className={styles.note} onClick={retry}>
            {`${t('admin:requests.refreshFailed')} · ${t('admin:requests.tryAgain')}`}
          </Button>
        )
      )}
    </div>
  );
}
