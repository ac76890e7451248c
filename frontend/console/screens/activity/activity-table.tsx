import type { TableProps } from 'antd/es/table';
import Table from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import type { ActivityEntry } from '#contracts/api/activity';
import list from '../../components/list-table.module.css';
import { tableLoading } from '../../components/table-loading.ts';
import { ReceivedAt } from '../../features/enquiries/received-at.tsx';
import type { ActivityListProps } from './activity-list-props.ts';
import { ActivityPerson } from './activity-person.tsx';
import { ActivityText } from './activity-text.tsx';

/** The list of activity for wide screens. */
export function ActivityTable({ entries, loading, onFilter }: ActivityListProps) {
  const { t } = useTranslation('adminActivity');
  const columns: TableProps<ActivityEntry>['columns'] = [
    { key: 'time', title: t('time'), width: 184, render: (_, { at }) => <ReceivedAt instant={at} /> },
    {
      key: 'person',
      title: t('person'),
      width: 208,
      render: (_, entry) => <ActivityPerson entry={entry} onFilter={onFilter} />,
    },
    { key: 'action', title: t('action'), render: (_, entry) => <ActivityText entry={entry} /> },
  ];
  return (
    <Table<ActivityEntry>
      className={list.table}
      rowKey="id"
      columns={columns}
      dataSource={entries}
      pagination={false}
      tableLayout="fixed"
      loading={tableLoading(loading)}
    />
  );
}
