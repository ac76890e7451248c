import App from 'antd/es/app';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedRecord } from '#contracts/deleted';
import { removeDeleted, restoreDeleted } from '../../../features/deleted/change-deleted.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { titleOf } from './title-of.ts';

/** Restores a record at once, removes one after a confirmation, and reports the outcome. */
export function useChangeDeleted(refresh: () => Promise<unknown>) {
  const { t } = useTranslation(['adminDeleted', 'admin']);
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [restoring, setRestoring] = useState<string>();
  // Moves the focus to the heading, because the button is gone with its card.
  const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

  const onRestore = async (record: DeletedRecord) => {
    setRestoring(record.id);
    try {
      await restoreDeleted(record);
      notifySuccess(t(record.kind === 'program' ? 'restoredProgram' : 'restoredRequest'));
      await refresh();
      focusHeading();
    } catch (error) {
      notifyFailure(t('restoreFailed'), error);
    } finally {
      setRestoring(undefined);
    }
  };

  const onRemove = (record: DeletedRecord) => {
    let isRemoved = false;
    modal.confirm({
      title: t('removeTitle'),
      content: t('removeText', { name: titleOf(record, language) || t('admin:requests.unnamed') }),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('admin:requests.cancel'),
      autoFocusButton: 'cancel',
      afterClose: () => isRemoved && focusHeading(),
      onOk: async () => {
        try {
          await removeDeleted(record);
          isRemoved = true;
          notifySuccess(t('removed'));
          await refresh();
        } catch (error) {
          notifyFailure(t('removeFailed'), error);
        }
      },
    });
  };

  return { onRestore: (record: DeletedRecord) => void onRestore(record), onRemove, restoring };
}
