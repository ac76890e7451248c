import { useTranslation } from 'react-i18next';
import type { DeletedList } from '#contracts/api/deleted';
import { StateMessage } from '#shared/components/state-message.tsx';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { ListFooter } from '../../components/list-footer.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import type { useDeleted } from '../../features/deleted/use-deleted.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { DeletedCard } from './deleted-card.tsx';
import { useChangeDeleted } from './use-change-deleted.tsx';

interface Props {
  name: DeletedList;
  list: ReturnType<typeof useDeleted>;
}

/** Shows the list, or a skeleton, a problem or an empty message. */
export function DeletedResults({ name, list }: Props) {
  const { t } = useTranslation(['adminDeleted', 'admin']);
  const actions = useChangeDeleted(list.refresh);
  const { records, error, hasMore } = list;
  const retry = () => void list.refresh();
  if (!records) {
    return error ? (
      <LoadProblem title={t('errorTitle')} error={error} onRetry={retry} />
    ) : (
      <ListSkeleton label={t('loading')} />
    );
  }
  if (records.length === 0) {
    return <StateMessage scene="empty" title={t(`emptyTitle.${name}`)} text={t('emptyText')} />;
  }
  return (
    <>
      <LoadAlert type="warning" title={t('admin:requests.refreshFailed')} error={error} onRetry={retry} />
      <ul className={shared.bare} style={grid('20rem', '0.75rem', 'auto-fill')}>
        {records.map((record) => (
          <li key={record.id}>
            <DeletedCard record={record} {...actions} />
          </li>
        ))}
      </ul>
      <ListFooter
        hasMore={hasMore}
        isLoading={list.isLoadingMore}
        searchedUntil={undefined}
        words={() => t(hasMore ? 'shownMore' : 'shown', { count: records.length })}
        onMore={list.loadMore}
      />
    </>
  );
}
