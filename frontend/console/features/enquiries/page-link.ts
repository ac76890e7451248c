import type { Enquiry } from '#contracts/api/enquiries';
import { requestLink } from '#contracts/website/paths';
import { staffApi } from '../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { announceNews } from './enquiry-news.ts';
import { getEnquiry } from './get-enquiry.ts';

/** The links that this tab has made, by request: opening the dialog again makes no further one. */
const made = new Map<string, Promise<string>>();

/** Makes a link to the page of a request, or returns the one that this tab has made. */
export function pageLink({ type, id, reference }: Pick<Enquiry, 'type' | 'id' | 'reference'>): Promise<string> {
  const known = made.get(id);
  if (known) return known;
  const link = staffApi('POST /requests/{type}/{id}/links', { params: { type, id } }).then(({ secret }) =>
    requestLink(location.origin, { reference, secret }),
  );
  made.set(id, link);
  link.catch(() => made.delete(id));
  return link;
}

/** Ends all links to the page of a request, and announces its new state. */
export async function endPageLinks({ type, id }: EnquiryKey): Promise<void> {
  made.delete(id);
  await staffApi('DELETE /requests/{type}/{id}/links', { params: { type, id } });
  announceNews({ kind: 'changed', enquiry: await getEnquiry({ type, id }) });
}
