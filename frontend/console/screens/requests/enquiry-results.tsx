import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { ListFooter } from '../../components/list-footer.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import {
  countFilters,
  type EnquiryFilters,
  isOldestFirst,
  noFilters,
} from '../../features/enquiries/enquiry-filters.ts';
import type { EnquiryPages } from '../../features/enquiries/use-enquiries.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import type { EnquiryListProps } from './enquiry-list-props.ts';
import { EmptyTab, NoEnquiries, NoMatch } from './enquiry-list-states.tsx';
import { RequestsBar } from './selection/requests-bar.tsx';

interface Props extends Omit<EnquiryListProps, 'enquiries' | 'loading'> {
  type: EnquiryType | undefined;
  list: EnquiryPages;
  filters: EnquiryFilters;
  onChange: (filters: EnquiryFilters) => void;
}

/** Shows the list, or a skeleton, a problem or an empty message. */
export function EnquiryResults({ type, list, filters, onChange, ...rest }: Props) {
  const { t } = useTranslation('admin');
  const { enquiries, error, hasMore, isStale } = list;
  if (!enquiries || (error && isStale)) {
    return error ? (
      <LoadProblem title={t('requests.errorTitle')} error={error} onRetry={list.refresh} />
    ) : (
      <ListSkeleton label={t('requests.loading')} />
    );
  }
  // A search that has not reached the end may still find enquiries: the footer shows how far it got.
  if (enquiries.length === 0 && !hasMore && !isStale) {
    if (!filters.q && countFilters(filters) === 0) return filters.tab ? <EmptyTab /> : <NoEnquiries />;
    return (
      <NoMatch
        onClear={() => onChange({ ...noFilters, q: undefined })}
        {...(filters.tab && { onEverywhere: () => onChange({ tab: undefined }) })}
      />
    );
  }
  const problem = { type: 'warning', error, onRetry: list.refresh } as const;
  return (
    <>
      {!list.failedToLoadMore && <LoadAlert {...problem} title={t('requests.refreshFailed')} />}
      {enquiries.length > 0 && <EnquiryList enquiries={enquiries} loading={isStale} {...rest} />}
      {rest.selection && <RequestsBar selection={rest.selection} type={type} filters={filters} />}
      {list.failedToLoadMore && <LoadAlert {...problem} title={t('requests.loadMoreFailed')} />}
      <ListFooter
        hasMore={hasMore}
        isLoading={list.isLoadingMore}
        searchedUntil={list.searchedUntil}
        words={(day) => {
          const shown = t(hasMore ? 'requests.shownMore' : 'requests.shown', { count: enquiries.length });
          if (day === undefined) return enquiries.length === 0 ? t('requests.noMatchYet') : shown;
          const isUp = isOldestFirst(filters);
          if (enquiries.length === 0) return t(isUp ? 'requests.noMatchUpTo' : 'requests.noMatchSoFar', { day });
          return `${shown} · ${t(isUp ? 'requests.searchedUpTo' : 'requests.searchedUntil', { day })}`;
        }}
        onMore={list.loadMore}
      />
    </>
  );
}
