import type { Author } from '#contracts/api/enquiries';
import type { RequestRef } from '#contracts/api/relation-fields';
import { relationLimits } from '#contracts/api/relation-rules';
import { isCustomerAction } from '#contracts/api/request-page/entries';
import type { Item } from '../../data/dynamo.ts';
import { clockOf } from '../../data/enquiry-clock.ts';
import type { NewHistoryEntry } from '../../data/full-history.ts';
import { isOpen, quotesIn } from '../../data/quote-items.ts';
import { mergedIn, mergeOf, refuseMerged, type StoredMerge } from '../../data/relation-items.ts';
import { type RelationChange, requireRoom } from '../../data/relations.ts';
import { taskAttributes } from '../../data/task-items.ts';
import { ProblemError } from '../../errors.ts';
import { authorOf, entryOf, isSame, refOf, without } from './refs.ts';

/** Each function decides one write: on a request that is merged, or on the one that has it then. */

interface Done {
  at: string;
  by: Author;
}

/** A request in `merged` that is in none yet has a merge under way for at most so long; then a crash has cut it. */
const longestMerge = 60_000;

interface Taken {
  ref: RequestRef;
  /** True if its customer waits for the agency. */
  waits: boolean;
  isDone: boolean;
}

/** @throws ProblemError `request_merged`, `target_done`, `requests_full`, `history_full` */
export function takingIn(item: Item, { ref, waits, isDone }: Taken, { at, by }: Done): RelationChange | undefined {
  refuseMerged(item);
  const merged = mergedIn(item);
  if (merged.some((one) => isSame(one, ref))) return undefined;
  // Who waits must not vanish into what nobody looks at any more.
  if (item.status === 'done' && !isDone) throw new ProblemError('target_done');
  if (merged.length >= relationLimits.merged) throw new ProblemError('requests_full');
  requireRoom(item);
  const marks = waits && item.status !== 'done' && !clockOf(item as never).waiting_since;
  return {
    at,
    entries: [{ ...entryOf('took_in', ref, { at, by }), ...(marks && { waits: true }) } as NewHistoryEntry],
    set: {
      merged: [...merged, { ...ref, at }],
      ...(marks && { unanswered: item.pk, unanswered_since: item.unanswered_since ?? at }),
    },
  };
}

/** What the other one has to know of a request. One that is in it already counts as it was before. */
export function takenOf(source: Item, isThere: boolean): Taken {
  const merge = isThere ? mergeOf(source) : undefined;
  const { status, unanswered_since } = merge ?? source;
  const since = unanswered_since ?? clockOf({ ...source, status } as never).waiting_since;
  return { ref: refOf(source), waits: status !== 'done' && Boolean(since), isDone: status === 'done' };
}

interface Giving extends Done {
  into: RequestRef;
  version: number;
  /** The ids of requests that this one still names, although they are not in it. */
  stale: readonly string[];
}

/**
 * It leaves the queue and every list of what waits, and its tasks remind nobody.
 * @throws ProblemError `request_merged`, `version_conflict`, `has_merged`, `quote_open`, `history_full`
 */
export function goingInto(item: Item, { into, version, stale, at, by }: Giving): RelationChange | undefined {
  const merge = mergeOf(item);
  if (merge && isSame(merge, into)) return undefined;
  refuseMerged(item);
  if (mergedIn(item).some(({ id }) => !stale.includes(id))) throw new ProblemError('has_merged');
  if (item.version !== version) throw new ProblemError('version_conflict');
  if (quotesIn(item).some((quote) => isOpen(quote))) throw new ProblemError('quote_open');
  requireRoom(item);
  const { status, unanswered_since } = item;
  const { type, id, reference } = into;
  const stored: StoredMerge = { type, id, reference, at, by: authorOf(by), status, unanswered_since };
  return {
    at,
    entries: [entryOf('merged_into', into, { at, by })],
    status: 'done',
    set: {
      merged_into: stored,
      merged: undefined,
      ...{ desk: undefined, desk_owner: undefined, desk_place: undefined, due_at: undefined },
      ...{ task_waits: undefined, task_due: undefined, unanswered: undefined, unanswered_since: undefined },
    },
  };
}

/** It is as it was before, and waits for staff if its customer has written since. */
export function comingOut(item: Item, { at, by }: { at: string; by: Author | null }): RelationChange | undefined {
  const merge = mergeOf(item);
  if (!merge) return undefined;
  const wrote = newsSince(item, merge.at).at(-1)?.at;
  const unanswered_since = wrote ?? merge.unanswered_since;
  const opens = wrote !== undefined && merge.status === 'done';
  const opened: NewHistoryEntry[] = opens ? [{ action: 'status_changed', to: 'in_progress', at, by: null }] : [];
  return {
    at,
    entries: [...opened, entryOf('taken_out', merge, { at, by })],
    status: opens ? 'in_progress' : merge.status,
    set: {
      merged_into: undefined,
      ...taskAttributes(item.tasks),
      ...{ unanswered: unanswered_since && item.pk, unanswered_since },
    },
  };
}

/** The mark that came with it goes with it, unless the customer has done something since. */
export function givingBack(
  item: Item,
  ref: RequestRef,
  done: { at: string; by: Author | null },
): RelationChange | undefined {
  const merged = mergedIn(item);
  if (!merged.some((one) => isSame(one, ref))) return undefined;
  const took = (item.history as NewHistoryEntry[]).findLast(
    (entry) => entry.action === 'related' && entry.change === 'took_in' && isSame(entry.request, ref),
  );
  const isMarked = took && 'waits' in took && item.unanswered_since === took.at;
  return {
    at: done.at,
    entries: [entryOf('gave_back', ref, done)],
    set: { merged: without(merged, ref), ...(isMarked && { unanswered: undefined, unanswered_since: undefined }) },
  };
}

/** Requests that this one names although no merge of them is under way. */
export const perhapsStale = (item: Item, now = Date.now()): RequestRef[] =>
  mergedIn(item).filter((ref) => now - Date.parse((ref as RequestRef & { at: string }).at) > longestMerge);

/** Returns what the customer of a merged request has done since. */
export const newsSince = ({ history }: Item, since: string): { action: string; at: string }[] =>
  (history as { action: string; at: string }[]).filter(({ action, at }) => isCustomerAction(action) && at > since);
