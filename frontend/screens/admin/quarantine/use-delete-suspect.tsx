import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';
import { deleteSuspect } from '../../../features/enquiries/staff/quarantine.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import { focusHeading } from '../requests/enquiry-link.tsx';

/** Asks for a confirmation, deletes one suspected enquiry and reports the outcome. */
export function useDeleteSuspect(drop: (id: string) => unknown) {
  const { t } = useTranslation('adminQuarantine');
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  return ({ id }: EnquiryView) => {
    modal.confirm({
      title: t('deleteTitle', { count: 1 }),
      content: t('deleteOneText'),
      okText: t('deleteConfirm'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      autoFocusButton: 'cancel',
      // The button may be gone with its card.
      afterClose: focusHeading,
      onOk: async () => {
        try {
          await deleteSuspect(id);
          await drop(id);
          notifySuccess(t('deleted'));
        } catch (error) {
          notifyFailure(t('deleteFailed'), error);
        }
      },
    });
  };
}
