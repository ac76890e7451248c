import type { SpamReason } from '#contracts/quarantine';
import { ApiError } from '../../../lib/api.ts';
import { staffApi, staffPage } from '../../session/staff-api.ts';
import { usePages } from '../../session/use-pages.ts';
import { announceNews } from './enquiry-news.ts';
import { type EnquiryView, toEnquiryViewOfAny } from './enquiry-view.ts';

/** A suspected enquiry and the reasons for the suspicion, the strongest first. */
export interface QuarantinedView {
  enquiry: EnquiryView;
  reasons: SpamReason[];
}

async function readPage(cursor: string | undefined) {
  const page = await staffPage('GET /quarantine', { query: { cursor } });
  return {
    quarantined: page.data.map(
      ({ enquiry, reasons }): QuarantinedView => ({
        enquiry: toEnquiryViewOfAny(enquiry),
        reasons,
      }),
    ),
    nextCursor: page.next_cursor,
  };
}

/** Suspected spam. */
export function useQuarantine() {
  const { pages, edit, ...list } = usePages(['quarantine'], readPage);
  return {
    ...list,
    quarantined: pages?.flatMap((page) => page.quarantined),
    /** Removes an enquiry from the list without a call to the server. */
    drop: (id: string) =>
      edit((page) => ({ ...page, quarantined: page.quarantined.filter(({ enquiry }) => enquiry.id !== id) })),
  };
}

/**
 * Makes suspected spam a new enquiry and announces it to every list. If a colleague has already released it, this
 * counts as success.
 */
export async function releaseEnquiry(id: string): Promise<void> {
  try {
    await staffApi('POST /quarantine/{id}/release', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'enquiry_not_found')) throw error;
  }
  announceNews({ kind: 'entered' });
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
