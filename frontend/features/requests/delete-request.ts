import { ApiError } from '../../lib/api.ts';
import { staffApi } from '../session/staff-api.ts';
import type { RequestKey } from './request-key.ts';
import { announceNews } from './request-news.ts';
import { deleteRoute } from './request-routes.ts';

/** Deletes the request for good, on every screen. One that is gone already counts as deleted. */
export async function deleteRequest({ type, id }: RequestKey): Promise<void> {
  try {
    await staffApi(deleteRoute(type), { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'enquiry_not_found')) throw error;
  }
  announceNews({ kind: 'deleted', id });
}
