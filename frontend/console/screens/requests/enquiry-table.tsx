import Flex from 'antd/es/flex';
import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { topicIn } from '#contracts/api/enquiry-topic';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import list from '../../components/list-table.module.css';
import { focusSelectionBar } from '../../components/selection-bar.tsx';
import { tableLoading } from '../../components/table-loading.ts';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { TypeIcon } from '../../features/enquiries/type-icon.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import { EnquiryLink } from './enquiry-link.tsx';
import type { EnquiryListProps } from './enquiry-list-props.ts';
import { EnquirySummary } from './enquiry-summary.tsx';
import styles from './enquiry-table.module.css';
import { LastContactCell } from './last-contact.tsx';
import { StatusButton } from './status-button.tsx';
import { WhenCell } from './when-cell.tsx';

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

/** The list for wide screens. Beside the panel it keeps what tells requests apart, and the status. */
export function EnquiryTable({
  enquiries,
  openId,
  loading,
  openSearch,
  selection,
  isBeside,
  density,
  ...actions
}: EnquiryListProps) {
  const { t } = useTranslation(['admin', 'adminRequests']);
  const navigate = useNavigate();
  // Beside the panel, the room of the checkboxes is for the request.
  const chosen = isBeside && selection?.enquiries.length === 0 ? undefined : selection;
  const columns: TableProps<Enquiry>['columns'] = [
    {
      key: 'who',
      title: t('requests.name'),
      width: isBeside ? '36%' : '17.5%',
      render: (_, enquiry) => (
        <Flex gap={8} align="center">
          <TypeIcon topic={topicIn(enquiry)} isSmall />
          <div className={shared.rest}>
            <EnquiryLink enquiry={enquiry} to={openSearch(enquiry)} />
            <div dir="ltr" className={styles.line}>
              <PhoneNumber number={enquiry.phone} />
            </div>
          </div>
        </Flex>
      ),
    },
    {
      key: 'details',
      title: t('requests.details'),
      render: (_, enquiry) => <EnquirySummary enquiry={enquiry} isBrief hasDays={isBeside} />,
    },
    {
      key: 'when',
      title: t('adminRequests:columns.when'),
      width: '14%',
      hidden: isBeside,
      render: (_, enquiry) => <WhenCell enquiry={enquiry} />,
    },
    {
      key: 'owner',
      title: t('adminRequests:columns.owner'),
      width: '9%',
      hidden: isBeside,
      render: (_, { owner }) => (
        <div className={styles.line}>
          {owner ? <bdi>{owner.name || owner.email}</bdi> : <Hint as="span">{t('adminRequests:owner.nobody')}</Hint>}
        </div>
      ),
    },
    {
      key: 'state',
      title: t('status.label'),
      width: 140,
      render: (_, enquiry) => <StatusButton enquiry={enquiry} />,
    },
    {
      key: 'contact',
      title: t('adminRequests:columns.contact'),
      width: '16%',
      hidden: isBeside,
      render: (_, enquiry) => <LastContactCell enquiry={enquiry} onAsk={actions.onAsk} />,
    },
    {
      key: 'actions',
      title: t('requests.actions'),
      // Two touch targets of 44 pixels.
      width: 104,
      hidden: isBeside,
      render: (_, enquiry) => <EnquiryActions enquiry={enquiry} openSearch={openSearch(enquiry)} {...actions} />,
    },
  ];
  return (
    <Table<Enquiry>
      className={`${list.table} ${styles.table} ${density === 'compact' ? styles.compact : ''}`}
      rowKey="id"
      {...(chosen && {
        rowSelection: {
          selectedRowKeys: chosen.enquiries.map(({ id }) => id),
          onChange: (ids) => chosen.choose(ids.map(String)),
          columnWidth: 56,
          getTitleCheckboxProps: () => ({
            ...checkbox,
            'aria-label': t('adminRequests:selection.all'),
          }),
          getCheckboxProps: ({ name }) => ({
            ...checkbox,
            'aria-label': t('adminRequests:selection.one', { name: name || t('requests.unnamed') }),
          }),
        },
      })}
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
