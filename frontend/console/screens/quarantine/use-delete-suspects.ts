import { useTranslation } from 'react-i18next';
import { useConfirmDeletion } from '../../features/deleted/use-confirm-deletion.ts';
import { releaseNow } from '../../features/enquiries/pending-releases.ts';
import { deleteSuspect, emptyQuarantine } from '../../features/enquiries/quarantine.ts';
import type { useQuarantine } from '../../features/enquiries/use-quarantine.ts';

interface Seen {
  /** The newest id that the user has seen. */
  until: string;
  count: number;
  hasMore: boolean;
}

/** Asks for a confirmation and deletes one suspected enquiry, or everything that the user has seen. */
export function useDeleteSuspects({ drop, refresh }: Pick<ReturnType<typeof useQuarantine>, 'drop' | 'refresh'>) {
  const { t } = useTranslation(['adminQuarantine', 'admin']);
  const confirmDeletion = useConfirmDeletion();
  const words = { confirm: t('deleteConfirm'), done: t('deleted') };

  return {
    deleteOne: ({ id }: { id: string }) =>
      confirmDeletion({
        ...words,
        title: t('deleteTitle', { count: 1 }),
        text: t('deleteOneText'),
        failed: t('admin:requests.deleteFailed'),
        remove: async () => {
          await deleteSuspect(id);
          await drop(id);
        },
      }),
    deleteAll: ({ until, count, hasMore }: Seen) =>
      confirmDeletion({
        ...words,
        title: hasMore ? t('deleteMore') : t('deleteTitle', { count }),
        text: t('deleteText'),
        failed: t('deleteFailed'),
        // Released requests are not deleted. A part may be gone even if it fails.
        remove: () =>
          releaseNow()
            .then(() => emptyQuarantine(until))
            .finally(refresh),
      }),
  };
}
