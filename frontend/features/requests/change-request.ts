import type { EnquiryChange } from '#contracts/enquiry-changes';
import { staffApi } from '../session/staff-api.ts';
import { updateRoute } from './request-routes.ts';
import { type RequestView, toRequestView } from './request-view.ts';

/** Changes the status, adds a note, or both; answers the newer state. Refused as `version_conflict` when stale. */
export async function changeRequest({ type, id }: RequestView, change: EnquiryChange): Promise<RequestView> {
  return toRequestView(type, await staffApi(updateRoute(type), { params: { id }, body: change }));
}
