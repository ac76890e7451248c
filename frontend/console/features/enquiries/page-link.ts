import type { Enquiry } from '#contracts/api/enquiries';
import { requestLink, testimonialLink } from '#contracts/website/secret-links';
import { staffApi } from '../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { announceNews } from './enquiry-news.ts';
import { getEnquiry } from './get-enquiry.ts';
import { createSharedLinks } from './shared-links.ts';

/** The links that the tabs of this browser have made: opening the dialog again makes no further one. */
const made = createSharedLinks(typeof window === 'undefined' ? undefined : new BroadcastChannel('admin-request-links'));

/** Makes a link to the page of a request, or returns the one that a tab has made. A corrected address ends links. */
export const pageLink = ({
  type,
  id,
  reference,
  email,
}: Pick<Enquiry, 'type' | 'id' | 'reference' | 'email'>): Promise<string> =>
  made.get([id, email ?? ''], async () => {
    const { secret } = await staffApi('POST /requests/{type}/{id}/links', { params: { type, id } });
    return requestLink(location.origin, { reference, secret });
  });

/** Ends all links to the page of a request, and announces its new state. */
export async function endPageLinks({ type, id }: EnquiryKey): Promise<void> {
  made.forget(id);
  await staffApi('DELETE /requests/{type}/{id}/links', { params: { type, id } });
  announceNews({ kind: 'changed', enquiry: await getEnquiry({ type, id }) });
}

/** Makes a link by which the customer can write a testimonial, which ends the one before, and announces the request's new state. */
export async function inviteToTestimonial({ type, id, reference }: Pick<Enquiry, 'type' | 'id' | 'reference'>) {
  const { secret, ends_at } = await staffApi('POST /requests/{type}/{id}/testimonial', { params: { type, id } });
  announceNews({ kind: 'changed', enquiry: await getEnquiry({ type, id }) });
  return { link: testimonialLink(location.origin, { reference, secret }), ends_at };
}
