import type { HistoryEntry } from '#contracts/api/enquiries';
import { ProblemError } from '../errors.ts';
import type { Item } from './dynamo.ts';

/** The number of entries from which on a history takes no more from staff. */
export const maximumHistory = 200;
/**
 * An enquiry's history is full from this number of bytes. An item has at most 400 kB: the rest is for the last entry,
 * for what the visitor wrote and for the copy among the deleted ones.
 */
export const fullHistory = 300_000;

/** A history entry without `from`, which is derived when the enquiry is read. */
export type NewHistoryEntry = HistoryEntry extends infer Entry
  ? Entry extends unknown
    ? Omit<Entry, 'from'>
    : never
  : never;

/** DynamoDB's own limit: items older than `history_bytes` may reach it first. */
export function refuseTooLarge(error: Error): never {
  if (error.name === 'ValidationException' && /item size/i.test(error.message)) throw new ProblemError('history_full');
  throw error;
}

/** True for an item whose history takes no more from staff. */
export const isFull = ({ history, history_bytes = 0 }: Item): boolean =>
  history.length >= maximumHistory || history_bytes >= fullHistory;

/** Entries of a history from which on changes of owner and tags leave none. */
const mostNoted = maximumHistory - 50;

/**
 * The parts of a write that add an entry which the change does not depend on. The rest of a history is for what somebody
 * says or decides. The write's own condition has it added once.
 */
export function noting(item: Item, entry: NewHistoryEntry) {
  if (isFull(item) || item.history.length >= mostNoted) return { set: [], add: [], values: {} };
  return {
    set: ['history = list_append(history, :noted)'],
    add: ['history_bytes :noted_bytes'],
    values: { ':noted': [entry], ':noted_bytes': Buffer.byteLength(JSON.stringify(entry)) },
  };
}
