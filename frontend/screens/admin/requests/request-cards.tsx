import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import { PhoneNumber } from '../../../features/enquiries/staff/phone-number.tsx';
import { ReceivedAt } from '../../../features/enquiries/staff/received-at.tsx';
import { StatusTag } from '../../../features/enquiries/staff/status-tag.tsx';
import { TypeIcon } from '../../../features/enquiries/staff/type-icon.tsx';
import { columns } from '../columns.ts';
import shared from '../shared.module.css';
import { RequestActions } from './request-actions.tsx';
import styles from './request-cards.module.css';
import { RequestLink } from './request-link.tsx';
import type { RequestListProps } from './request-list-props.ts';
import { RequestSummary } from './request-summary.tsx';

/** The list on phones and small tablets. The name's link covers the card; the buttons lie above it. */
export function RequestCards({ requests, openSearch, loading, openId: _, ...actions }: RequestListProps) {
  return (
    <ul
      className={shared.bare}
      style={{ ...columns('24rem', '0.75rem', 'auto-fill'), opacity: loading ? 0.55 : 1 }}
      aria-busy={loading}
    >
      {requests.map((request) => (
        <li key={request.id}>
          <Card size="small" className={styles.card}>
            <Flex gap={12} align="start">
              <TypeIcon type={request.type} />
              <div className={shared.rest}>
                <RequestLink request={request} to={openSearch(request)} className={shared.stretched} />
                <PhoneNumber number={request.phone} />
              </div>
              <StatusTag status={request.status} />
            </Flex>
            <div className={styles.summary}>
              <RequestSummary request={request} />
            </div>
            <Flex wrap align="end" justify="space-between">
              <ReceivedAt instant={request.createdAt} />
              <RequestActions
                request={request}
                openSearch={openSearch(request)}
                className={styles.actions}
                {...actions}
              />
            </Flex>
          </Card>
        </li>
      ))}
    </ul>
  );
}
