import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';
import { PhoneNumber } from '../../../features/enquiries/staff/phone-number.tsx';
import { ReceivedAt } from '../../../features/enquiries/staff/received-at.tsx';
import { StatusTag } from '../../../features/enquiries/staff/status-tag.tsx';
import { TypeIcon } from '../../../features/enquiries/staff/type-icon.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestLink } from './request-link.tsx';
import type { RequestListProps } from './request-list-props.ts';
import { RequestSummary } from './request-summary.tsx';
import styles from './request-table.module.css';

/** The list on wide screens. A plain table: it needs nothing of what antd's brings along, which is 66 kB. */
export function RequestTable({ requests, openId, loading, ...row }: RequestListProps) {
  const { t } = useTranslation('admin');
  return (
    <table className={styles.table} aria-busy={loading}>
      <thead>
        <tr>
          <th scope="col" className={styles.whoColumn}>
            {t('requests.name')}
          </th>
          <th scope="col">{t('requests.details')}</th>
          <th scope="col" className={styles.stateColumn}>
            {t('requests.state')}
          </th>
          <th scope="col" className={styles.actionsColumn}>
            {t('requests.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} isOpen={request.id === openId} {...row} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Omit<RequestListProps, 'requests' | 'openId' | 'loading'> {
  request: EnquiryView;
  isOpen: boolean;
}

function RequestRow({ request, isOpen, openSearch, ...actions }: RowProps) {
  const navigate = useNavigate();
  const { type, phone, status, createdAt } = request;
  return (
    // The click is a convenience for the mouse; the keyboard uses the link in the row.
    <tr
      data-status={status}
      data-open={isOpen || undefined}
      onClick={({ target }) => {
        if (!(target as Element).closest('a, button')) navigate(openSearch(request));
      }}
    >
      <td>
        <div className={styles.who}>
          <TypeIcon type={type} />
          <div>
            <RequestLink request={request} to={openSearch(request)} className={styles.name} />
            <PhoneNumber number={phone} />
          </div>
        </div>
      </td>
      <td>
        <RequestSummary request={request} isBrief />
      </td>
      <td>
        <div className={styles.state}>
          <StatusTag status={status} />
          <ReceivedAt instant={createdAt} />
        </div>
      </td>
      <td>
        <RequestActions request={request} openSearch={openSearch(request)} {...actions} />
      </td>
    </tr>
  );
}
