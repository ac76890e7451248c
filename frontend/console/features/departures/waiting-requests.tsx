import { useTranslation } from 'react-i18next';
import shared from '../../components/console.module.css';
import { ListFooter } from '../../components/list-footer.tsx';
import { updateRoute } from '../enquiries/enquiry-routes.ts';
import { LoadAlert } from '../session/load-problem.tsx';
import { useMayCall } from '../session/use-may.ts';
import type { DepartureRequests } from './use-departure-requests.ts';
import type { ListedDeparture } from './use-waiting-list.tsx';
import { WaitingRequest } from './waiting-request.tsx';

interface Props {
  listed: ListedDeparture;
  list: DepartureRequests;
}

/** The loaded requests of a list with their places, and a button to load more. */
export function WaitingRequests({ listed, list }: Props) {
  const { t } = useTranslation('admin');
  const mayCall = useMayCall();
  const { requests = [], hasMore, error } = list;
  const title = t(list.failedToLoadMore ? 'requests.loadMoreFailed' : 'requests.refreshFailed');
  return (
    <>
      <ol className={`${shared.bare} ${shared.divided}`} style={{ marginBlockEnd: '0.75rem' }}>
        {requests.map((enquiry, place) => (
          <WaitingRequest
            key={enquiry.id}
            place={place + 1}
            enquiry={enquiry}
            listed={listed}
            mayContact={mayCall(updateRoute(enquiry.type))}
          />
        ))}
      </ol>
      <LoadAlert type="warning" title={title} error={error} onRetry={() => void list.refresh()} />
      {hasMore && (
        <ListFooter
          hasMore
          isLoading={list.isLoadingMore}
          searchedUntil={undefined}
          words={() => t('requests.shownMore', { count: requests.length })}
          onMore={list.loadMore}
        />
      )}
    </>
  );
}
