import type { EnquiryReceipt } from '#contracts/api/enquiries';
import type { ApiRequest } from '#shared/lib/api.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { announceNews } from './enquiry-news.ts';

export type StaffEntryInput = NonNullable<ApiRequest<'POST /requests'>['body']>;

/**
 * Stores a request that a customer made by phone, and announces it to every list. A repeated key returns the first
 * receipt.
 */
export async function enterEnquiry(body: StaffEntryInput, key: string): Promise<EnquiryReceipt> {
  const headers = { 'Idempotency-Key': key };
  const receipt = await resumeAfterSignIn(() => staffApi('POST /requests', { body, headers }));
  announceNews({ kind: 'entered' });
  return receipt;
}
