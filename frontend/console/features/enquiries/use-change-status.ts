import { useTranslation } from 'react-i18next';
import type { Enquiry, EnquiryStatus } from '#contracts/api/enquiries';
import { isConflict } from '#shared/lib/api-error.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useSuccessNotice } from '../session/use-success-notice.ts';
import { changeAtOnce } from './change-enquiry.ts';
import { seenOf } from './seen-of.ts';
import { statusLook } from './status-look.ts';
import { useConflictNotice } from './use-conflict-notice.ts';

/** The requests whose status is on its way: a second change would conflict with the first. */
const saving = new Set<string>();

/** Returns a function that changes a status at once, and takes it back with the reason if the server refuses it. */
export function useChangeStatus() {
  const { t } = useTranslation('admin');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const notifyConflict = useConflictNotice();

  return async (enquiry: Enquiry, status: EnquiryStatus) => {
    if (status === enquiry.status || saving.has(enquiry.id)) return;
    saving.add(enquiry.id);
    try {
      // A request that is done no longer waits for an answer.
      const seen = status === 'done' ? seenOf(enquiry) : {};
      await changeAtOnce(enquiry, { status, version: enquiry.version, ...seen }, { status });
      notifySuccess(t('detail.statusSaved', { status: t(statusLook[status].label) }));
    } catch (error) {
      if (isConflict(error)) await notifyConflict(enquiry);
      else notifyFailure(t('detail.statusFailed'), error);
    } finally {
      saving.delete(enquiry.id);
    }
  };
}
