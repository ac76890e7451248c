import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import { deleteEnquiry } from '../../../features/enquiries/staff/delete-enquiry.ts';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import { focusHeading } from './enquiry-link.tsx';

/** Asks for a confirmation, deletes the enquiry and reports the outcome. Lists are notified by `onNews`. */
export function useDeleteEnquiry() {
  const { t } = useTranslation('admin');
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  return (enquiry: EnquiryView) => {
    let isDeleted = false;
    modal.confirm({
      title: t('requests.deleteTitle'),
      content: t('requests.deleteText', { name: enquiry.name || t('requests.unnamed') }),
      okText: t('requests.deleteConfirm'),
      okButtonProps: { danger: true },
      cancelText: t('requests.cancel'),
      autoFocusButton: 'cancel',
      // The button is gone with its row.
      afterClose: () => isDeleted && focusHeading(),
      onOk: async () => {
        try {
          await deleteEnquiry(enquiry);
          isDeleted = true;
          notifySuccess(t('requests.deleted'));
        } catch (error) {
          notifyFailure(t('requests.deleteFailed'), error);
        }
      },
    });
  };
}
