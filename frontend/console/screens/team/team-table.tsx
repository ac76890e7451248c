import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contracts/api/team';
import list from '../../components/list-table.module.css';
import { tableLoading } from '../../components/table-loading.ts';
import { MemberActions, type MemberActionsProps } from './member-actions.tsx';
import { LastSignIn, MemberName, MemberStatus } from './member-facts.tsx';

export interface TeamListProps extends Omit<MemberActionsProps, 'member'> {
  members: readonly Member[];
}

/** The team list for wide screens. */
export function TeamTable({ members, ...actions }: TeamListProps) {
  const { t } = useTranslation('adminTeam');
  const columns: TableProps<Member>['columns'] = [
    { key: 'name', title: t('columns.name'), render: (_, member) => <MemberName member={member} /> },
    { key: 'role', title: t('columns.role'), width: 140, render: (_, { role }) => t(`roles.${role}.name`) },
    { key: 'status', title: t('columns.status'), width: 232, render: (_, member) => <MemberStatus member={member} /> },
    {
      key: 'signIn',
      title: t('columns.lastSignIn'),
      // Day and time fit in one line.
      width: 224,
      render: (_, member) => <LastSignIn member={member} />,
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      // Three touch targets of 44 pixels.
      width: 156,
      render: (_, member) => <MemberActions member={member} {...actions} />,
    },
  ];
  return (
    <Table<Member>
      className={list.table}
      rowKey="id"
      columns={columns}
      dataSource={[...members]}
      pagination={false}
      tableLayout="fixed"
      loading={tableLoading()}
    />
  );
}
