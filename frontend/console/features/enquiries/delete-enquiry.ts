import { ApiError } from '#shared/lib/api.ts';
import { staffApi } from '../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { announceNews } from './enquiry-news.ts';
import { deleteRoute } from './enquiry-routes.ts';

/** Deletes the request on every screen. A request that is already gone counts as deleted. */
export async function deleteEnquiry({ type, id }: EnquiryKey): Promise<void> {
  try {
    await staffApi(deleteRoute(type), { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'enquiry_not_found')) throw error;
  }
  announceNews({ kind: 'deleted', id });
}
