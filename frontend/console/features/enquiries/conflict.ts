import type { Enquiry, HistoryEntry } from '#contracts/api/enquiries';

const changing = ['status_changed', 'corrected', 'cancelled'] as const;

export type ConflictingEntry = Extract<HistoryEntry, { action: (typeof changing)[number] }>;

/** The last entry since the known state that changed the request's version. */
export function changeSince(known: Enquiry, newer: Enquiry): ConflictingEntry | undefined {
  return newer.history
    .slice(known.history.length)
    .findLast((entry): entry is ConflictingEntry => changing.some((action) => action === entry.action));
}
