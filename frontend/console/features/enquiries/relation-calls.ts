import type { Enquiry } from '#contracts/api/enquiries';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { announceNewer } from './announce-newer.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { announceNews } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';

const keyOf = ({ type, id }: EnquiryKey): EnquiryKey => ({ type, id });

/** Links two requests, or ends that. */
export async function putLink(enquiry: EnquiryKey, other: EnquiryKey, linked: boolean): Promise<void> {
  const reply = await resumeAfterSignIn(() =>
    staffApi('PUT /requests/{type}/{id}/linked', { params: keyOf(enquiry), body: { other: keyOf(other), linked } }),
  );
  announceNews({ kind: 'changed', enquiry: toEnquiry(reply, enquiry.type) });
  await announceNewer(other);
}

/** Merges a request into another one, or with null takes it out. @returns it as it is then */
export async function putMerge(enquiry: Enquiry, into: EnquiryKey | null): Promise<Enquiry> {
  const { type, version, merged_into } = enquiry;
  const reply = await resumeAfterSignIn(() =>
    staffApi('PUT /requests/{type}/{id}/merged-into', {
      params: keyOf(enquiry),
      body: { into: into && keyOf(into), version },
    }),
  );
  const changed = toEnquiry(reply, type);
  announceNews({ kind: 'changed', enquiry: changed });
  const whole = into ?? merged_into;
  if (whole) await announceNewer(whole);
  return changed;
}
