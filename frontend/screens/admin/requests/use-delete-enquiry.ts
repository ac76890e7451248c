import { useTranslation } from 'react-i18next';
import { deleteEnquiry } from '../../../features/enquiries/staff/delete-enquiry.ts';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';
import { useConfirmDeletion } from '../use-confirm-deletion.ts';

/** Asks for a confirmation, deletes the enquiry and reports the outcome. Lists are notified by `onNews`. */
export function useDeleteEnquiry() {
  const { t } = useTranslation('admin');
  const confirmDeletion = useConfirmDeletion();

  return (enquiry: EnquiryView) =>
    confirmDeletion({
      title: t('requests.deleteTitle'),
      text: t('requests.deleteText', { name: enquiry.name || t('requests.unnamed') }),
      confirm: t('requests.deleteConfirm'),
      done: t('requests.deleted'),
      failed: t('requests.deleteFailed'),
      remove: () => deleteEnquiry(enquiry),
    });
}
