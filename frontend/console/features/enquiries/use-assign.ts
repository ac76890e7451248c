import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import type { Enquiry } from '#contracts/api/enquiries';
import { ApiError } from '#shared/lib/api-error.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useSuccessNotice } from '../session/use-success-notice.ts';
import { announceNews } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';
import { getEnquiry } from './get-enquiry.ts';

/** The colleagues to whom requests can be given, who of them is on duty, and the reader's id. */
export const useDesk = () => useSWR('desk', () => staffApi('GET /desk'), { revalidateIfStale: false });

/** Returns a function that gives a request to a colleague, or to nobody. Of two people at once, the second sees who has it. */
export function useAssign() {
  const { t } = useTranslation('adminRequests');
  const { data: desk } = useDesk();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  return async (enquiry: Enquiry, to: string | null) => {
    const { type, id, owner } = enquiry;
    const from = desk?.people.find(({ email }) => email === owner?.email)?.id ?? null;
    try {
      const reply = await resumeAfterSignIn(() =>
        staffApi('PUT /requests/{type}/{id}/owner', { params: { type, id }, body: { to, from } }),
      );
      const changed = toEnquiry(reply, type);
      announceNews({ kind: 'changed', enquiry: changed });
      notifySuccess(changed.owner ? t('owner.given', { name: changed.owner.name }) : t('owner.handedBack'));
    } catch (error) {
      // The list shows who has it now.
      const newer = error instanceof ApiError ? await getEnquiry(enquiry).catch(() => undefined) : undefined;
      if (newer) announceNews({ kind: 'changed', enquiry: newer });
      notifyFailure(t('owner.failed'), error);
    }
  };
}
