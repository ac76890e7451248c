import type { Enquiry } from '#contracts/api/enquiries';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { announceNews } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';
import type { StaffEntryInput } from './enter-enquiry.ts';

/**
 * Corrects a request's contact details and fields, and announces its new state to every list. Fails with
 * `version_conflict` if the given state is stale.
 */
export async function correctEnquiry({ type, id, language, version }: Enquiry, body: StaffEntryInput): Promise<void> {
  const correction = { ...body, language: body.language ?? language, version };
  const corrected = await resumeAfterSignIn(() =>
    staffApi('PUT /requests/{type}/{id}', { params: { type, id }, body: correction }),
  );
  announceNews({ kind: 'changed', enquiry: toEnquiry(corrected, type) });
}
