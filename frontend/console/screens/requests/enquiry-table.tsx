import Table from 'antd/es/table';
import { useNavigate } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import list from '../../components/list-table.module.css';
import { tableLoading } from '../../components/table-loading.ts';
import type { EnquiryListProps } from './enquiry-list-props.ts';
import styles from './enquiry-table.module.css';
import { useRowSelection } from './selection/use-row-selection.ts';
import { useEnquiryColumns } from './use-enquiry-columns.tsx';

/** The list for wide screens. */
export function EnquiryTable({
  enquiries,
  openId,
  loading,
  openSearch,
  selection,
  isBeside,
  look,
  ...actions
}: EnquiryListProps) {
  const navigate = useNavigate();
  const columns = useEnquiryColumns({ openSearch, isBeside, hidden: look.hidden, ...actions });
  // Beside the panel, the room of the checkboxes is for the request.
  const rowSelection = useRowSelection(isBeside && selection?.enquiries.length === 0 ? undefined : selection);
  return (
    <Table<Enquiry>
      className={`${list.table} ${styles.table} ${look.density === 'compact' ? styles.compact : ''}`}
      rowKey="id"
      {...(rowSelection && { rowSelection })}
      columns={columns}
      dataSource={enquiries}
      // An enquiry's `children` are travellers, not rows below its own.
      expandable={{ childrenColumnName: 'rows' }}
      pagination={false}
      tableLayout="fixed"
      loading={tableLoading(loading)}
      rowClassName={({ id }) => (id === openId && styles.open) || ''}
      // Clicking a row is a shortcut for the mouse; keyboard users have the link in the row.
      onRow={(enquiry) => ({
        onClick: ({ target, currentTarget }) => {
          // React passes on the clicks in the row's menus too, which are elsewhere in the page.
          if (!currentTarget.contains(target as Element)) return;
          if (!(target as Element).closest('a, button, .ant-table-selection-column')) navigate(openSearch(enquiry));
        },
      })}
    />
  );
}
