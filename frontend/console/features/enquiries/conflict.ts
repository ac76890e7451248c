import type { Author, Enquiry, HistoryEntry } from '#contracts/api/enquiries';

const changing = ['status_changed', 'corrected', 'dates_changed', 'cancelled', 'related'] as const;

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

/** The last change of a field since the known state: by a colleague, or with null by the customer. */
export function changeOfField(known: Enquiry, newer: Enquiry, name: string): { by: Author | null } | undefined {
  const entry = newer.history
    .slice(known.history.length)
    .findLast((one) =>
      one.action === 'dates_changed'
        ? one.changes.some(({ field }) => field.split('.')[0] === name)
        : one.action === 'corrected' && one.fields.includes(name),
    );
  return entry && { by: entry.action === 'corrected' ? entry.by : null };
}
