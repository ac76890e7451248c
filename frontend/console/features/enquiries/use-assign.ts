import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useSuccessNotice } from '../session/use-success-notice.ts';
import { putOwner } from './owner-call.ts';
import { useDesk } from './use-desk.ts';

/** Returns a function that gives a request to a colleague, or to nobody. Of two people at once, the second sees who has it. */
export function useAssign() {
  const { t } = useTranslation('adminRequests');
  const { data: desk } = useDesk();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  return async (enquiry: Enquiry, to: string | null) => {
    if (!desk) return;
    try {
      const { owner } = await resumeAfterSignIn(() => putOwner(desk, enquiry, to));
      notifySuccess(owner ? t('owner.given', { name: owner.name }) : t('owner.handedBack'));
    } catch (error) {
      notifyFailure(t('owner.failed'), error);
    }
  };
}
