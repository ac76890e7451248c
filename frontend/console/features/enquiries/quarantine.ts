import { ApiError } from '#shared/lib/api.ts';
import { staffApi } from '../session/staff-api.ts';
import { announceNews } from './enquiry-news.ts';

/**
 * Makes suspected spam a new enquiry and announces it to every list.
 * @returns false if a colleague has released or deleted it
 */
export async function releaseEnquiry(id: string): Promise<boolean> {
  let isFound = true;
  try {
    await staffApi('POST /quarantine/{id}/release', { params: { id }, keepalive: true });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'enquiry_not_found')) throw error;
    isFound = false;
  }
  announceNews({ kind: 'entered' });
  return isFound;
}

/** Deletes one suspected enquiry. If a colleague has already deleted or released it, this counts as success. */
export async function deleteSuspect(id: string): Promise<void> {
  try {
    await staffApi('DELETE /quarantine/{id}', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'enquiry_not_found')) throw error;
  }
  // Refreshes the badge's count.
  announceNews({ kind: 'entered' });
}

/** Deletes all suspected spam received up to `until`. */
export async function emptyQuarantine(until: string): Promise<void> {
  try {
    let isMore = true;
    while (isMore) ({ more: isMore } = await staffApi('DELETE /quarantine', { query: { until } }));
  } finally {
    // Refreshes the badge's count.
    announceNews({ kind: 'entered' });
  }
}
