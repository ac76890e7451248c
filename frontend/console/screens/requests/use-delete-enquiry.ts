import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { useConfirmDeletion } from '../../features/deleted/use-confirm-deletion.ts';
import { deleteEnquiry } from '../../features/enquiries/delete-enquiry.ts';

/** Asks for a confirmation, deletes the enquiry and reports the outcome. Lists are notified by `onNews`. */
export function useDeleteEnquiry() {
  const { t } = useTranslation('admin');
  const confirmDeletion = useConfirmDeletion();

  return (enquiry: Enquiry) =>
    confirmDeletion({
      title: t('requests.deleteTitle'),
      text: t('requests.deleteText', { name: enquiry.name || t('requests.unnamed') }),
      confirm: t('requests.deleteConfirm'),
      done: t('requests.deleted'),
      failed: t('requests.deleteFailed'),
      remove: () => deleteEnquiry(enquiry),
    });
}
