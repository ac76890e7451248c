import { useTranslation } from 'react-i18next';
import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import { changeEnquiry } from '../../features/enquiries/change-enquiry.ts';
import type { EnquiryKey } from '../../features/enquiries/enquiry-key.ts';
import { seenOf } from '../../features/enquiries/seen-of.ts';
import { resumeAfterSignIn } from '../../features/session/resume-after-sign-in.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';

/**
 * Returns a function that records a contact with the customer in the history. The API ignores a repetition within a
 * minute.
 */
export function useRecordContact() {
  const { t } = useTranslation('adminRequests');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  return async (enquiry: EnquiryKey & Partial<Pick<Enquiry, 'unanswered_since'>>, channel: ContactChannel) => {
    try {
      await resumeAfterSignIn(() => changeEnquiry(enquiry, { contacted: channel, ...seenOf(enquiry) }));
      notifySuccess(t(`contact.recorded.${channel}`));
    } catch (error) {
      notifyFailure(t('contact.notRecorded'), error);
    }
  };
}
