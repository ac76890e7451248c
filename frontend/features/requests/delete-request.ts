import { ApiError } from '../../lib/api.ts';
import { staffApi } from '../session/staff-api.ts';
import { deleteRoute } from './request-routes.ts';
import type { RequestView } from './request-view.ts';

/** Deletes the request for good. One that is gone already counts as deleted. */
export async function deleteRequest({ type, id }: RequestView): Promise<void> {
  try {
    await staffApi(deleteRoute(type), { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'enquiry_not_found')) throw error;
  }
}
