import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { countFilters, type EnquiryFilters } from '../../../features/enquiries/staff/enquiry-filters.ts';
import type { EnquiryPages } from '../../../features/enquiries/staff/list-enquiries.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';
import { ListFooter } from '../list-footer.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import type { EnquiryListProps } from './enquiry-list-props.ts';
import { ListProblem, NoEnquiries, NoMatch } from './enquiry-list-states.tsx';

interface Props extends Pick<EnquiryListProps, 'openId' | 'openSearch' | 'onDelete' | 'onReply'> {
  list: EnquiryPages;
  filters: EnquiryFilters;
  onClear: () => void;
}

/** Shows the list, or a skeleton, a problem or an empty message. */
export function EnquiryResults({ list, filters, onClear, ...rest }: Props) {
  const { t } = useTranslation('admin');
  const { enquiries, error, hasMore, isStale } = list;
  if (!enquiries || (error && isStale)) {
    return error ? (
      <ListProblem error={error} onRetry={list.refresh} />
    ) : (
      <ListSkeleton label={t('requests.loading')} />
    );
  }
  // A search that has not reached the end may still find enquiries: the footer shows how far it got.
  if (enquiries.length === 0 && !hasMore && !isStale) {
    return filters.q || countFilters(filters) > 0 ? <NoMatch onClear={onClear} /> : <NoEnquiries />;
  }
  return (
    <>
      {error && !list.failedToLoadMore && <RefreshProblem list={list} />}
      {enquiries.length > 0 && <EnquiryList enquiries={enquiries} loading={isStale} {...rest} />}
      {list.failedToLoadMore && <RefreshProblem list={list} />}
      <ListFooter
        hasMore={hasMore}
        isLoading={list.isLoadingMore}
        searchedUntil={list.searchedUntil}
        words={(day) => {
          const shown = t(hasMore ? 'requests.shownMore' : 'requests.shown', { count: enquiries.length });
          if (day === undefined) return shown;
          if (enquiries.length === 0) return t('requests.noMatchSoFar', { day });
          return `${shown} · ${t('requests.searchedUntil', { day })}`;
        }}
        onMore={list.loadMore}
      />
    </>
  );
}

/** Shown if the list is loaded but failed to refresh or to load its next page. */
function RefreshProblem({ list }: { list: EnquiryPages }) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  return (
    <ProblemAlert
      type="warning"
      title={t(list.failedToLoadMore ? 'requests.loadMoreFailed' : 'requests.refreshFailed')}
      text={problemText(list.error)}
      action={<Button onClick={list.refresh}>{t('requests.tryAgain')}</Button>}
    />
  );
}
