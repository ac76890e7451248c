import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import { emptyQuarantine } from '../../../features/enquiries/staff/quarantine.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import { focusHeading } from '../requests/enquiry-link.tsx';

interface Shown {
  /** The newest id that the user has seen. */
  until: string;
  count: number;
  hasMore: boolean;
}

/** Asks for a confirmation, deletes everything that the user has seen and reports the outcome. */
export function useEmptyQuarantine(refresh: () => Promise<unknown>) {
  const { t } = useTranslation('adminQuarantine');
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  return ({ until, count, hasMore }: Shown) => {
    modal.confirm({
      title: hasMore ? t('deleteMore') : t('deleteTitle', { count }),
      content: t('deleteText'),
      okText: t('deleteConfirm'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      autoFocusButton: 'cancel',
      // The button is gone.
      afterClose: focusHeading,
      onOk: async () => {
        try {
          await emptyQuarantine(until);
          notifySuccess(t('deleted'));
        } catch (error) {
          notifyFailure(t('deleteFailed'), error);
        }
        await refresh();
      },
    });
  };
}
