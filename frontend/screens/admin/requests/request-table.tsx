import Table, { type ColumnsType } from 'antd/es/table';
import { useNavigate } from 'react-router';
import { PhoneNumber } from '../../../features/requests/phone-number.tsx';
import { ReceivedAt } from '../../../features/requests/received-at.tsx';
import type { RequestView } from '../../../features/requests/request-view.ts';
import { StatusTag } from '../../../features/requests/status-tag.tsx';
import { TypeIcon } from '../../../features/requests/type-icon.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestLink } from './request-link.tsx';
import type { RequestListProps } from './request-list-props.ts';
import { RequestSummary } from './request-summary.tsx';
import styles from './request-table.module.css';

/** The list on wide screens. */
export function RequestTable({ requests, openId, openSearch, loading, ...actions }: RequestListProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();

  const columns: ColumnsType<RequestView> = [
    {
      title: t('requests.name'),
      key: 'name',
      width: 240,
      render: (_, request) => (
        <div className={styles.who}>
          <TypeIcon type={request.type} />
          <div>
            <RequestLink request={request} to={openSearch(request)} className={styles.name} />
            <PhoneNumber number={request.phone} />
          </div>
        </div>
      ),
    },
    {
      title: t('requests.details'),
      key: 'details',
      render: (_, request) => <RequestSummary request={request} />,
    },
    {
      title: t('status.label'),
      key: 'status',
      width: 152,
      render: (_, { status }) => <StatusTag status={status} />,
    },
    {
      title: t('requests.created'),
      key: 'created',
      width: 184,
      render: (_, { createdAt }) => <ReceivedAt instant={createdAt} />,
    },
    {
      title: t('requests.actions'),
      key: 'actions',
      width: 244,
      render: (_, request) => <RequestActions request={request} openSearch={openSearch(request)} {...actions} />,
    },
  ];

  return (
    <Table
      rowKey="id"
      columns={columns}
      dataSource={requests}
      pagination={false}
      loading={loading}
      tableLayout="fixed"
      rowClassName={({ id, status }) =>
        [styles.row, id === openId && styles.open, status === 'new' && styles.new].filter(Boolean).join(' ')
      }
      onRow={(request) => ({
        // A convenience for the mouse; the keyboard uses the link in the row.
        onClick: ({ target }) => {
          if (!(target as Element).closest('a, button')) navigate(openSearch(request));
        },
      })}
    />
  );
}
