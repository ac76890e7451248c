import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Customer } from '#contracts/api/customers';
import { EmailAddress } from '#shared/components/email-address.tsx';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import list from '../../components/list-table.module.css';
import { tableLoading } from '../../components/table-loading.ts';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { RowLink } from '../../features/side-panel/row-link.tsx';
import styles from '../requests/enquiry-table.module.css';
import type { CustomerListProps } from './customer-list-props.ts';
import { LatestWords, NextContactWords, RequestWords } from './customer-words.tsx';

/** The list for wide screens. */
export function CustomerTable({ customers, openId, openSearch, loading, isBeside }: CustomerListProps) {
  const navigate = useNavigate();
  return (
    <Table<Customer>
      className={`${list.table} ${styles.table} ${styles.compact}`}
      rowKey="id"
      columns={useColumns(openSearch, isBeside)}
      dataSource={customers}
      pagination={false}
      tableLayout="fixed"
      loading={tableLoading(loading)}
      rowClassName={({ id }) => (id === openId && styles.open) || ''}
      // Clicking a row is a shortcut for the mouse; keyboard users have the link in the row.
      onRow={({ id }) => ({
        onClick: ({ target }) => !(target as Element).closest('a, button') && void navigate(openSearch(id)),
      })}
    />
  );
}

function useColumns(
  openSearch: CustomerListProps['openSearch'],
  isBeside: boolean,
): NonNullable<TableProps<Customer>['columns']> {
  const { t } = useTranslation('adminCustomers');
  return [
    {
      key: 'who',
      title: t('columns.customer'),
      render: (_, customer) => (
        <div className={shared.rest}>
          <RowLink id={customer.id} name={customer.name} to={openSearch(customer.id)} />
          <div dir="ltr" className={styles.line}>
            <PhoneNumber number={customer.phone} />
          </div>
        </div>
      ),
    },
    {
      key: 'email',
      title: t('columns.email'),
      hidden: isBeside,
      render: (_, { emails: [email] }) => email && <EmailAddress address={email} />,
    },
    {
      key: 'requests',
      title: t('columns.requests'),
      width: '14%',
      hidden: isBeside,
      render: (_, customer) => <RequestWords customer={customer} />,
    },
    {
      key: 'latest',
      title: t('columns.latest'),
      width: '14%',
      hidden: isBeside,
      render: (_, customer) => <LatestWords customer={customer} />,
    },
    {
      key: 'next',
      title: t('columns.next'),
      width: isBeside ? '40%' : '24%',
      render: (_, customer) => <NextContactWords customer={customer} none={<Hint as="span">{t('notPlanned')}</Hint>} />,
    },
  ];
}
