import Button from 'antd/es/button';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#shared/components/state-message.tsx';
import { ListFooter } from '../../components/list-footer.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import type { CustomerFilters } from '../../features/customers/customer-address.ts';
import type { CustomerPages } from '../../features/customers/use-customers.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { CustomerCards } from './customer-cards.tsx';
import type { CustomerListProps } from './customer-list-props.ts';
import { CustomerTable } from './customer-table.tsx';

interface Props extends Omit<CustomerListProps, 'customers' | 'loading'> {
  list: CustomerPages;
  filters: CustomerFilters;
  onClear: () => void;
}

/** Shows the list, or a skeleton, a problem or an empty message. */
export function CustomerResults({ list, filters, onClear, ...rest }: Props) {
  const { t } = useTranslation('adminCustomers');
  const { xl } = useBreakpoint();
  const { customers, error, hasMore, isStale } = list;
  const problem = { error, onRetry: () => void list.refresh() };
  if (!customers || (error && isStale)) {
    return error ? <LoadProblem title={t('errorTitle')} {...problem} /> : <ListSkeleton label={t('loading')} />;
  }
  // A search that has not reached the end may still find customers: the footer shows how far it got.
  if (customers.length === 0 && !hasMore && !isStale) return <Nobody filters={filters} onClear={onClear} />;
  const List = xl ? CustomerTable : CustomerCards;
  return (
    <>
      {!list.failedToLoadMore && <LoadAlert type="warning" {...problem} title={t('refreshFailed')} />}
      {customers.length > 0 && <List customers={customers} loading={isStale} {...rest} />}
      {list.failedToLoadMore && <LoadAlert type="warning" {...problem} title={t('loadMoreFailed')} />}
      <ListFooter
        hasMore={hasMore}
        isLoading={list.isLoadingMore}
        searchedUntil={list.searchedUntil}
        words={(day) => {
          const shown = t(hasMore ? 'shownMore' : 'shown', { count: customers.length });
          if (day === undefined) return shown;
          return customers.length === 0 ? t('noMatchSoFar', { day }) : `${shown} · ${t('searchedUntil', { day })}`;
        }}
        onMore={list.loadMore}
      />
    </>
  );
}

function Nobody({ filters: { q, contact }, onClear }: Pick<Props, 'filters' | 'onClear'>) {
  const { t } = useTranslation('adminCustomers');
  const all = <Button onClick={onClear}>{t('clear')}</Button>;
  if (q) {
    return (
      <StateMessage scene="lost" title={t('noMatchTitle')} text={t('noMatchText')}>
        {all}
      </StateMessage>
    );
  }
  if (contact) {
    return (
      <StateMessage scene="empty" title={t('noneDueTitle')} text={t('noneDueText')}>
        {all}
      </StateMessage>
    );
  }
  return <StateMessage scene="empty" title={t('emptyTitle')} text={t('emptyText')} />;
}
