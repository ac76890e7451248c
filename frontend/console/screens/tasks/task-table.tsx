import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import type { OpenTask } from '#contracts/api/tasks';
import list from '../../components/list-table.module.css';
import { tableLoading } from '../../components/table-loading.ts';
import { RequestOf, TaskBox, type TaskListProps, WhenDue, Who } from './task-parts.tsx';

/** The list for wide windows. */
export function TaskTable({ tasks, ...work }: TaskListProps) {
  const { t } = useTranslation('adminTasks');
  const columns: TableProps<OpenTask>['columns'] = [
    { key: 'task', title: t('columns.task'), render: (_, task) => <TaskBox task={task} {...work} /> },
    { key: 'due', title: t('columns.due'), width: '20%', render: (_, task) => <WhenDue task={task} /> },
    { key: 'request', title: t('columns.request'), width: '22%', render: (_, task) => <RequestOf task={task} /> },
    { key: 'who', title: t('columns.who'), width: '16%', render: (_, task) => <Who task={task} /> },
  ];
  return (
    <Table<OpenTask>
      className={list.table}
      rowKey="task_id"
      columns={columns}
      dataSource={tasks}
      pagination={false}
      tableLayout="fixed"
      size="small"
      loading={tableLoading()}
    />
  );
}
