import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedRecord } from '#contracts/api/deleted';
import { useLanguage } from '#shared/lib/use-language.ts';
import { focusHeading } from '../../components/focus-heading.ts';
import { removeDeleted, restoreDeleted } from '../../features/deleted/change-deleted.ts';
import { useConfirmDeletion } from '../../features/deleted/use-confirm-deletion.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { titleOf } from './title-of.ts';

/** Restores a record at once, removes one after a confirmation, and reports the outcome. */
export function useChangeDeleted(refresh: () => Promise<unknown>) {
  const { t } = useTranslation(['adminDeleted', 'admin']);
  const { language } = useLanguage();
  const confirmDeletion = useConfirmDeletion();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [restoring, setRestoring] = useState<string>();

  const onRestore = async (record: DeletedRecord) => {
    setRestoring(record.id);
    try {
      await restoreDeleted(record);
      notifySuccess(t(record.kind === 'program' ? 'restoredProgram' : 'restoredRequest'));
      await refresh();
      // The button is gone with its card.
      focusHeading();
    } catch (error) {
      notifyFailure(t('restoreFailed'), error);
    } finally {
      setRestoring(undefined);
    }
  };

  const onRemove = (record: DeletedRecord) =>
    confirmDeletion({
      title: t('removeTitle'),
      text: t('removeText', { name: titleOf(record, language) || t('admin:requests.unnamed') }),
      confirm: t('remove'),
      done: t('removed'),
      failed: t('removeFailed'),
      remove: async () => {
        await removeDeleted(record);
        await refresh();
      },
    });

  return { onRestore: (record: DeletedRecord) => void onRestore(record), onRemove, restoring };
}
