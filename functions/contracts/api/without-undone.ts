import type { HistoryEntry } from './enquiries.ts';

const undoable = ['contacted', 'status_changed', 'contact_undone'];

/** Returns the history without contacts that were a mistake, and the changes of status that came and went with them. */
export function withoutUndone(history: readonly HistoryEntry[]): HistoryEntry[] {
  const gone = new Set(
    history.flatMap((entry) =>
      entry.action === 'contact_undone' ? [entry.contacted_at, entry.at].map((at) => `${at} ${entry.by.email}`) : [],
    ),
  );
  return history.filter(
    (entry) => !(undoable.includes(entry.action) && 'by' in entry && gone.has(`${entry.at} ${entry.by?.email}`)),
  );
}
