import Button from 'antd/es/button';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#shared/components/state-message.tsx';
import { ListFooter } from '../../components/list-footer.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { type ActivityFilters, countFilters } from '../../features/activity/activity-filters.ts';
import type { ActivityPages } from '../../features/activity/use-activity.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { ActivityCards } from './activity-cards.tsx';
import { ActivityTable } from './activity-table.tsx';

interface Props {
  list: ActivityPages;
  filters: ActivityFilters;
  onFilter: (filters: ActivityFilters) => void;
  onClear: () => void;
}

/** Shows the list, or a skeleton, a problem or an empty message. */
export function ActivityResults({ list, filters, onFilter, onClear }: Props) {
  const { t } = useTranslation(['adminActivity', 'admin']);
  const { lg } = useBreakpoint();
  const { entries, error, hasMore, isStale } = list;
  if (!entries || (error && isStale)) {
    return error ? (
      <LoadProblem title={t('errorTitle')} error={error} onRetry={list.refresh} />
    ) : (
      <ListSkeleton label={t('loading')} />
    );
  }
  // A search that has not reached the end may still find entries: the footer shows how far it got.
  if (entries.length === 0 && !hasMore && !isStale) {
    if (countFilters(filters) === 0)
      return <StateMessage scene="empty" title={t('emptyTitle')} text={t('emptyText')} />;
    return (
      <StateMessage scene="lost" title={t('noMatchTitle')} text={t('noMatchText')}>
        <Button onClick={onClear}>{t('admin:requests.clearFilters')}</Button>
      </StateMessage>
    );
  }
  const List = lg ? ActivityTable : ActivityCards;
  return (
    <>
      <LoadAlert
        type="warning"
        title={t(list.failedToLoadMore ? 'loadMoreFailed' : 'admin:requests.refreshFailed')}
        error={error}
        onRetry={list.refresh}
      />
      {entries.length > 0 && <List entries={entries} loading={isStale} onFilter={onFilter} />}
      <ListFooter
        hasMore={hasMore}
        isLoading={list.isLoadingMore}
        onMore={list.loadMore}
        words={(day) => {
          const shown = t(hasMore ? 'shownMore' : 'shown', { count: entries.length });
          if (day === undefined) return shown;
          if (entries.length === 0) return t('noMatchSoFar', { day });
          return `${shown} · ${t('searchedUntil', { day })}`;
        }}
        searchedUntil={list.searchedUntil}
      />
    </>
  );
}
