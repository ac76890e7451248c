import Flex from 'antd/es/flex';
import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { topicIn } from '#contracts/api/enquiry-topic';
import shared from '../../components/console.module.css';
import list from '../../components/list-table.module.css';
import { focusSelectionBar } from '../../components/selection-bar.tsx';
import { tableLoading } from '../../components/table-loading.ts';
import { CustomerTags } from '../../features/enquiries/customer-tags.tsx';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { ReceivedAt } from '../../features/enquiries/received-at.tsx';
import { StatusTag } from '../../features/enquiries/status-tag.tsx';
import { TypeIcon } from '../../features/enquiries/type-icon.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import { EnquiryLink } from './enquiry-link.tsx';
import type { EnquiryListProps } from './enquiry-list-props.ts';
import { EnquirySummary } from './enquiry-summary.tsx';
import styles from './enquiry-table.module.css';

/** A checkbox of touch-target size. Space toggles it. Enter moves the focus to the actions on the selected requests. */
const checkbox = {
  style: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 'var(--size-target)',
    minBlockSize: 'var(--size-target)',
  },
  'aria-keyshortcuts': 'Enter',
  onKeyDown: ({ key }: { key: string }) => key === 'Enter' && focusSelectionBar(),
};

/** The list for wide screens. */
export function EnquiryTable({ enquiries, openId, loading, openSearch, selection, ...actions }: EnquiryListProps) {
  const { t } = useTranslation(['admin', 'adminRequests']);
  const navigate = useNavigate();
  // Status and time share a column, so that the details have room for two lines from 1280 pixels on.
  const columns: TableProps<Enquiry>['columns'] = [
    {
      key: 'who',
      title: t('requests.name'),
      width: 228,
      render: (_, enquiry) => (
        <Flex gap={12} align="center">
          <TypeIcon topic={topicIn(enquiry)} />
          <div className={shared.rest}>
            <EnquiryLink enquiry={enquiry} to={openSearch(enquiry)} />
            <PhoneNumber number={enquiry.phone} />
          </div>
        </Flex>
      ),
    },
    {
      key: 'details',
      title: t('requests.details'),
      render: (_, enquiry) => <EnquirySummary enquiry={enquiry} isBrief />,
    },
    {
      key: 'state',
      title: t('requests.state'),
      width: 176,
      render: (_, enquiry) => (
        <Flex vertical align="start" gap={2}>
          <StatusTag status={enquiry.status} />
          <CustomerTags enquiry={enquiry} />
          <ReceivedAt instant={enquiry.created_at} />
        </Flex>
      ),
    },
    {
      key: 'actions',
      title: t('requests.actions'),
      // Five touch targets of 44 pixels.
      width: 232,
      render: (_, enquiry) => <EnquiryActions enquiry={enquiry} openSearch={openSearch(enquiry)} {...actions} />,
    },
  ];
  return (
    <Table<Enquiry>
      className={`${list.table} ${styles.table}`}
      rowKey="id"
      rowSelection={
        selection && {
          selectedRowKeys: selection.enquiries.map(({ id }) => id),
          onChange: (ids) => selection.choose(ids.map(String)),
          columnWidth: 60,
          getTitleCheckboxProps: () => ({
            ...checkbox,
            'aria-label': t('adminRequests:selection.all'),
          }),
          getCheckboxProps: ({ name }) => ({
            ...checkbox,
            'aria-label': t('adminRequests:selection.one', { name: name || t('requests.unnamed') }),
          }),
        }
      }
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
        onClick: ({ target }) => {
          if (!(target as Element).closest('a, button, .ant-table-selection-column')) navigate(openSearch(enquiry));
        },
      })}
    />
  );
}
