import Flex from 'antd/es/flex';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#shared/components/state-message.tsx';
import shared from '../../components/console.module.css';
import { ListFooter } from '../../components/list-footer.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import type { useQuarantine } from '../../features/enquiries/use-quarantine.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { useMay } from '../../features/session/use-may.ts';
import { QuarantinedCard } from './quarantined-card.tsx';
import { ReleasingCard } from './releasing-card.tsx';
import { useRelease } from './use-release.ts';

interface Props {
  list: ReturnType<typeof useQuarantine>;
  mayRelease: boolean;
  onDelete: ComponentProps<typeof QuarantinedCard>['onDelete'];
}

/** Shows the list, or a skeleton, a problem or an empty message. */
export function QuarantineResults({ list, mayRelease, onDelete }: Props) {
  const { t } = useTranslation(['adminQuarantine', 'admin']);
  const mayDeleteOne = useMay('DELETE /quarantine/{id}');
  const { states, release, undo } = useRelease(list.drop);
  const { quarantined, error, hasMore } = list;
  const retry = () => void list.refresh();
  if (!quarantined) {
    return error ? (
      <LoadProblem title={t('admin:requests.errorTitle')} error={error} onRetry={retry} />
    ) : (
      <ListSkeleton label={t('loading')} />
    );
  }
  if (quarantined.length === 0 && !hasMore) {
    return <StateMessage scene="empty" title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <>
      <LoadAlert type="warning" title={t('admin:requests.refreshFailed')} error={error} onRetry={retry} />
      <Flex component="ul" vertical gap={12} className={shared.bare}>
        {quarantined.map((one) => {
          const state = states[one.enquiry.id];
          return (
            <li key={one.enquiry.id}>
              {state === 'waiting' || state === 'sending' ? (
                <ReleasingCard enquiry={one.enquiry} isSending={state === 'sending'} onUndo={undo} />
              ) : (
                <QuarantinedCard
                  {...one}
                  onRelease={mayRelease ? release : undefined}
                  onDelete={mayDeleteOne ? onDelete : undefined}
                  isBack={state === 'undone'}
                />
              )}
            </li>
          );
        })}
      </Flex>
      <ListFooter
        hasMore={hasMore}
        isLoading={list.isLoadingMore}
        searchedUntil={undefined}
        words={() => t(`admin:requests.${hasMore ? 'shownMore' : 'shown'}`, { count: quarantined.length })}
        onMore={list.loadMore}
      />
    </>
  );
}
