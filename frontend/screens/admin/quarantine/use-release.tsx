import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';
import { releaseEnquiry } from '../../../features/enquiries/staff/quarantine.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import { focusHeading } from '../focus-heading.ts';

/** Releases an enquiry and reports the outcome. `releasing` is the id of the enquiry being released. */
export function useRelease(drop: (id: string) => unknown) {
  const { t } = useTranslation('adminQuarantine');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [releasing, setReleasing] = useState<string>();

  const release = async ({ id }: EnquiryView) => {
    setReleasing(id);
    try {
      await releaseEnquiry(id);
      await drop(id);
      notifySuccess(t('released'));
      // The button is gone with its card.
      focusHeading();
    } catch (error) {
      notifyFailure(t('releaseFailed'), error);
    } finally {
      setReleasing(undefined);
    }
  };
  return { release, releasing };
}
