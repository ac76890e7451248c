import type { Enquiry, HistoryEntry } from '#contracts/api/enquiries';

const changing = ['status_changed', 'corrected', 'cancelled', 'related'] as const;

export type ConflictingEntry = Extract<HistoryEntry, { action: (typeof changing)[number] }>;

/** Being linked, or taking another one in, changes no version. */
const changesIt = (change: string) => change === 'merged_into' || change === 'taken_out';

/** The last entry since the known state that changed the request's version. */
export function changeSince(known: Enquiry, newer: Enquiry): ConflictingEntry | undefined {
  return newer.history
    .slice(known.history.length)
    .findLast(
      (entry): entry is ConflictingEntry =>
        changing.some((action) => action === entry.action) && (entry.action !== 'related' || changesIt(entry.change)),
    );
}
