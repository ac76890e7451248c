import type { Enquiry } from '#contracts/api/enquiries';
import type { EnquiryChange } from '#contracts/api/enquiry-changes';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { announceNews, expectNews } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';
import { updateRoute } from './enquiry-routes.ts';

/**
 * Changes the status, adds a note or records a contact. Returns the new state and announces it to every list. Fails
 * with `version_conflict` if the status is stale.
 * @param key the same for each attempt to add a note or an answer: it is added once
 */
export async function changeEnquiry({ type, id }: EnquiryKey, change: EnquiryChange, key?: string): Promise<Enquiry> {
  const headers = key && { 'Idempotency-Key': key };
  const call = { params: { id }, body: change, ...(headers && { headers }) };
  const enquiry = toEnquiry(await staffApi(updateRoute(type), call), type);
  announceNews({ kind: 'changed', enquiry });
  return enquiry;
}

/**
 * The same, but this tab shows at once what is expected of the change. If it fails, the former state comes back; if the
 * session has ended, the change waits until the user has signed in again.
 */
export async function changeAtOnce(enquiry: Enquiry, change: EnquiryChange, expected: Partial<Enquiry>) {
  expectNews({ ...enquiry, ...expected } as Enquiry);
  try {
    return await resumeAfterSignIn(() => changeEnquiry(enquiry, change));
  } catch (error) {
    expectNews(enquiry);
    throw error;
  }
}
