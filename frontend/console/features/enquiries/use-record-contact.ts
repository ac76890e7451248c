import { useTranslation } from 'react-i18next';
import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useSuccessNotice } from '../session/use-success-notice.ts';
import { changeEnquiry } from './change-enquiry.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { seenOf } from './seen-of.ts';

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
