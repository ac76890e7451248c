import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EnquiryType } from '#contracts/api/enquiries';
import { paths } from '#contracts/website/paths';
import { type EnquiryFilters, isOldestFirst } from '../../features/enquiries/enquiry-filters.ts';
import { useArrivals } from '../../features/enquiries/use-arrivals.ts';
import type { EnquiryPages } from '../../features/enquiries/use-enquiries.ts';
import { useNewEnquiries } from '../../features/enquiries/use-new-enquiries.ts';
import styles from './arrivals-note.module.css';

/** True once a customer has followed up a request while this screen was open. */
function useCustomerNews() {
  const latest = useNewEnquiries()?.unanswered?.latest;
  const [seen, setSeen] = useState<string>();
  // Requests that were there when the screen opened are no news.
  if (seen === undefined && latest !== undefined) setSeen(latest ?? '');
  return { isNews: Boolean(latest && seen !== undefined && latest > seen), see: () => setSeen(latest ?? '') };
}

interface Props {
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
  list: EnquiryPages;
}

/** Says above the list that requests have arrived; its button shows them. The list itself never moves. */
export function ArrivalsNote({ type, filters, list }: Props) {
  const { t } = useTranslation(['adminRequests', 'admin']);
  const { count, hasMore, hasFailed, retry } = useArrivals(type, filters, list);
  const { isNews, see } = useCustomerNews();
  const navigate = useNavigate();

  const show = async () => {
    const refreshed = list.refresh();
    // New requests come last in a list that begins with the oldest.
    if (isOldestFirst(filters)) await refreshed;
    window.scrollTo({ top: isOldestFirst(filters) ? document.documentElement.scrollHeight : 0 });
    // Focuses the heading, because the button disappears with the count.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };

  const showWaiting = () => {
    see();
    void navigate(`${paths.admin.requests}?unanswered=true`);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.place} role="status">
      {count > 0 ? (
        <Button type="primary" shape="round" className={styles.note} onClick={() => void show()}>
          {t('arrivals', { count, number: `${count}${hasMore ? '+' : ''}` })}
        </Button>
      ) : isNews && !filters.unanswered ? (
        <Button type="primary" shape="round" className={styles.note} onClick={showWaiting}>
          {t('customerNews')}
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
