import { PhoneNumber } from '../../../features/enquiries/staff/phone-number.tsx';
import { ReceivedAt } from '../../../features/enquiries/staff/received-at.tsx';
import { StatusTag } from '../../../features/enquiries/staff/status-tag.tsx';
import { TypeIcon } from '../../../features/enquiries/staff/type-icon.tsx';
import { RequestActions } from './request-actions.tsx';
import styles from './request-cards.module.css';
import { RequestLink } from './request-link.tsx';
import type { RequestListProps } from './request-list-props.ts';
import { RequestSummary } from './request-summary.tsx';

/** The list on phones and small tablets. The name's link covers the card, so that a thumb need not aim. */
export function RequestCards({ requests, openSearch, loading, ...actions }: RequestListProps) {
  return (
    <ul className={styles.cards} aria-busy={loading}>
      {requests.map((request) => (
        <li key={request.id} className={styles.card}>
          <div className={styles.head}>
            <TypeIcon type={request.type} />
            <div className={styles.who}>
              <RequestLink request={request} to={openSearch(request)} className={styles.name} />
              <PhoneNumber number={request.phone} />
            </div>
            <StatusTag status={request.status} />
          </div>
          <RequestSummary request={request} />
          <div className={styles.foot}>
            <ReceivedAt instant={request.createdAt} />
            <RequestActions request={request} openSearch={openSearch(request)} {...actions} />
          </div>
        </li>
      ))}
    </ul>
  );
}
