import type { EnquiryChange } from '#contracts/enquiry-changes';
import { staffApi } from '../session/staff-api.ts';
import type { RequestKey } from './request-key.ts';
import { announceNews } from './request-news.ts';
import { updateRoute } from './request-routes.ts';
import { type RequestView, toRequestView } from './request-view.ts';

/**
 * Changes the status, adds a note or records a contact; answers the newer state, which every list hears of. A status is
 * refused as `version_conflict` when stale.
 */
export async function changeRequest({ type, id }: RequestKey, change: EnquiryChange): Promise<RequestView> {
  const request = toRequestView(type, await staffApi(updateRoute(type), { params: { id }, body: change }));
  announceNews({ kind: 'changed', request });
  return request;
}
