import { findEnquiryItem } from '../../data/desk.ts';
import type { Item } from '../../data/dynamo.ts';
import type { NewHistoryEntry } from '../../data/full-history.ts';
import { linkedIn, mergedIn, mergeOf, type StoredMerge } from '../../data/relation-items.ts';
import { changeRelations, type RelationChange } from '../../data/relations.ts';
import { isRefusal, release } from './merge.ts';
import { isSame, type RequestKey, refOf, without } from './refs.ts';
import { comingOut, newsSince, takenOf, takingIn } from './steps.ts';

/**
 * Tells the request that has a merged one what its customer has done since, and that it has it, if a crash has cut the
 * merge. Idempotent. A request whose other one is gone, or refuses it, stands for itself again.
 */
export async function followMerged(key: RequestKey): Promise<void> {
  const source = await findEnquiryItem(key);
  const merge = source && mergeOf(source);
  if (!source || !merge) return;
  const tell = changeRelations(merge, (item) => telling(item, source, merge));
  const told = await tell.catch((error) => {
    if (!isRefusal(error)) throw error;
  });
  if (!told) await release(source, null);
}

function telling(item: Item, source: Item, merge: StoredMerge): RelationChange | undefined {
  const ref = refOf(source);
  const known = (item.history as NewHistoryEntry[]).flatMap((entry) =>
    entry.action === 'customer_wrote_in' && isSame(entry.request, ref) ? entry.at : [],
  );
  const missing = newsSince(source, merge.at).filter(({ at }) => !known.includes(at));
  const taken = takingIn(item, takenOf(source, true), { at: new Date().toISOString(), by: merge.by });
  const at = missing.at(-1)?.at;
  if (!at) return taken;
  const opens = item.status === 'done' && !mergeOf(item);
  return {
    at: taken?.at ?? at,
    entries: [
      ...(taken?.entries ?? []),
      ...(opens ? [{ action: 'status_changed' as const, to: 'in_progress' as const, at, by: null }] : []),
      ...missing.map((one) => ({ action: 'customer_wrote_in' as const, request: ref, at: one.at })),
    ],
    set: { ...taken?.set, unanswered: item.pk, unanswered_since: at },
    ...(opens && { status: 'in_progress' }),
  };
}

/** Takes a request that will be erased out of all others. Those that were merged into it stand for themselves again. */
export async function dropRelations(gone: RequestKey & { related: readonly RequestKey[] }): Promise<void> {
  const at = new Date().toISOString();
  for (const other of gone.related) {
    await changeRelations(other, (item) => {
      const out =
        mergeOf(item) && isSame(mergeOf(item) as RequestKey, gone) ? comingOut(item, { at, by: null }) : undefined;
      const names = [...linkedIn(item), ...mergedIn(item)].some((ref) => isSame(ref, gone));
      if (!out && !names) return undefined;
      const set = { linked: without(linkedIn(item), gone), merged: without(mergedIn(item), gone) };
      return { at, entries: [], ...out, set: { ...set, ...out?.set } };
    });
  }
}

/** A restored request whose other one is gone meanwhile stands for itself again. */
export async function releaseIfAlone(key: RequestKey): Promise<void> {
  const source = await findEnquiryItem(key);
  const merge = source && mergeOf(source);
  if (source && merge && !(await findEnquiryItem(merge))) await release(source, null);
}
