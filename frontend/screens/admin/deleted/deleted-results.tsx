import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { DeletedShelf } from '#contracts/deleted';
import { StateMessage } from '../../../components/state-message.tsx';
import type { useDeleted } from '../../../features/deleted/list-deleted.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';
import { columns } from '../columns.ts';
import shared from '../console.module.css';
import { ListFooter } from '../list-footer.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { DeletedCard } from './deleted-card.tsx';
import { useChangeDeleted } from './use-change-deleted.tsx';

interface Props {
  shelf: DeletedShelf;
  list: ReturnType<typeof useDeleted>;
}

/** Shows the list, or a skeleton, a problem or an empty message. */
export function DeletedResults({ shelf, list }: Props) {
  const { t } = useTranslation(['adminDeleted', 'admin']);
  const problemText = useProblemText();
  const actions = useChangeDeleted(list.refresh);
  const { records, error, hasMore } = list;
  const retry = <Button onClick={() => void list.refresh()}>{t('admin:requests.tryAgain')}</Button>;
  if (!records) {
    if (!error) return <ListSkeleton label={t('loading')} />;
    return (
      <StateMessage scene="offline" title={t('errorTitle')} text={problemText(error)} tone="error">
        {retry}
      </StateMessage>
    );
  }
  if (records.length === 0) {
    return <StateMessage scene="empty" title={t(`emptyTitle.${shelf}`)} text={t('emptyText')} />;
  }
  return (
    <>
      {error && (
        <ProblemAlert
          type="warning"
          title={t('admin:requests.refreshFailed')}
          text={problemText(error)}
          action={retry}
        />
      )}
      <ul className={shared.bare} style={columns('20rem', '0.75rem', 'auto-fill')}>
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
