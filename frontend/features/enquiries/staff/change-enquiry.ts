import type { EnquiryChange } from '#contracts/enquiry-changes';
import { staffApi } from '../../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { announceNews } from './enquiry-news.ts';
import { updateRoute } from './enquiry-routes.ts';
import { type EnquiryView, toEnquiryView } from './enquiry-view.ts';

/**
 * Changes the status, adds a note or records a contact. Returns the new state and announces it to every list. Fails
 * with `version_conflict` if the status is stale.
 */
export async function changeEnquiry({ type, id }: EnquiryKey, change: EnquiryChange): Promise<EnquiryView> {
  const enquiry = toEnquiryView(type, await staffApi(updateRoute(type), { params: { id }, body: change }));
  announceNews({ kind: 'changed', enquiry });
  return enquiry;
}
