import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../components/state-message.tsx';
import { useQuarantine } from '../../../features/enquiries/staff/quarantine.ts';
import { LoadAlert, LoadProblem } from '../../../features/session/load-problem.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import shared from '../console.module.css';
import { ListFooter } from '../list-footer.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { ScreenHead } from '../screen-head.tsx';
import styles from './quarantine-screen.module.css';
import { QuarantinedCard } from './quarantined-card.tsx';
import { useDeleteSuspects } from './use-delete-suspects.ts';
import { useRelease } from './use-release.tsx';

/** Suspected spam: staff release what is real and delete the rest. */
export default function QuarantineScreen() {
  const { t } = useTranslation(['adminQuarantine', 'admin']);
  const mayDelete = useMay('DELETE /quarantine');
  const mayDeleteOne = useMay('DELETE /quarantine/{id}');
  const mayRelease = useMay('POST /quarantine/{id}/release');
  const list = useQuarantine();
  const { quarantined, error, hasMore } = list;
  const { release, releasing } = useRelease(list.drop);
  const { deleteOne, deleteAll } = useDeleteSuspects(list);
  const newest = quarantined?.[0]?.enquiry.id;

  return (
    <>
      <ScreenHead
        title={t('title')}
        actions={
          mayDelete &&
          newest && (
            <Button danger onClick={() => deleteAll({ until: newest, count: quarantined.length, hasMore })}>
              {t('deleteAll')}
            </Button>
          )
        }
      >
        <p>{t(mayRelease ? 'subtitle' : 'subtitleRead')}</p>
      </ScreenHead>
      {!quarantined ? (
        error ? (
          <LoadProblem title={t('admin:requests.errorTitle')} error={error} onRetry={() => void list.refresh()} />
        ) : (
          <ListSkeleton label={t('loading')} />
        )
      ) : quarantined.length === 0 && !hasMore ? (
        <StateMessage scene="empty" title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <>
          <LoadAlert
            type="warning"
            title={t('requests.refreshFailed', { ns: 'admin' })}
            error={error}
            onRetry={() => void list.refresh()}
          />
          <ul className={`${shared.bare} ${styles.list}`}>
            {quarantined.map((one) => (
              <li key={one.enquiry.id}>
                <QuarantinedCard
                  {...one}
                  onRelease={mayRelease ? release : undefined}
                  onDelete={mayDeleteOne ? deleteOne : undefined}
                  isBusy={releasing === one.enquiry.id}
                />
              </li>
            ))}
          </ul>
          <ListFooter
            hasMore={hasMore}
            isLoading={list.isLoadingMore}
            searchedUntil={undefined}
            words={() => t(`requests.${hasMore ? 'shownMore' : 'shown'}`, { ns: 'admin', count: quarantined.length })}
            onMore={list.loadMore}
          />
        </>
      )}
    </>
  );
}
