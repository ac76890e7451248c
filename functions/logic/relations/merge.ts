import type { Author, Enquiry } from '#contracts/api/enquiries';
import { customerId } from '../../data/customer-items.ts';
import { findEnquiryItem } from '../../data/desk.ts';
import type { Item } from '../../data/dynamo.ts';
import { toEnquiry } from '../../data/enquiry-items.ts';
import { mergedIn, mergeOf } from '../../data/relation-items.ts';
import { changeRelations } from '../../data/relations.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import type { Action } from '../audit/audit.ts';
import { pathFrom } from '../customers/tree.ts';
import { settleChange } from '../desk/settle.ts';
import { isSame, type RequestKey, refOf } from './refs.ts';
import { comingOut, givingBack, goingInto, perhapsStale, takenOf, takingIn } from './steps.ts';

interface Merging {
  params: RequestKey;
  body: { into: RequestKey | null; version: number };
  by: Author;
  /** Called with a read if nothing has changed. */
  report: (action: Action & { action: 'request_merged' | 'request_taken_out' | 'enquiry_read' }) => void;
}

/**
 * Merges a request into another one, or takes it out again. There are no transactions: what the merged one says counts,
 * and the other names it before or after. Both are written in the order of their ids, so that of two colleagues who merge
 * them the other way round at the same moment the second fails at the first write.
 * @throws ProblemError as the contract says
 * @throws ValidationFailed if both are the same request
 */
export async function mergeRequest({ params, body: { into, version }, by, report }: Merging): Promise<Enquiry> {
  if (!into) return takeOut({ params, version, by, report });
  if (isSame(params, into)) throw new ValidationFailed([{ field: 'into', code: 'not_an_option' }]);
  const [source, target] = await Promise.all([findEnquiryItem(params), findEnquiryItem(into)]);
  if (!source || !target) throw new ProblemError('enquiry_not_found');
  const isThere = isIn(source, into);
  if (!isThere && !(await areOneCustomers(source, target))) throw new ProblemError('other_customer');
  const done = { at: new Date().toISOString(), by };
  const stale = await staleIn(source);
  const taken = takenOf(source, isThere);
  const takeIn = () => requiring(changeRelations(into, (item) => takingIn(item, taken, done)));
  const goInto = () =>
    requiring(changeRelations(params, (item) => goingInto(item, { into: refOf(target), version, stale, ...done })));
  const isSourceFirst = params.id < into.id;
  const first = await (isSourceFirst ? goInto() : takeIn());
  try {
    const second = await (isSourceFirst ? takeIn() : goInto());
    const merged = isSourceFirst ? first : second;
    // A colleague who had taken it in may have been refused, and have given it back meanwhile.
    const whole = isSourceFirst ? second : first.isChanged ? first : await takeIn();
    await settleAfter(whole);
    report({ action: merged.isChanged ? 'request_merged' : 'enquiry_read' });
    return toEnquiry(merged.item);
  } catch (error) {
    if (first.isChanged && isSourceFirst) await comeOut(params, { error, by });
    if (first.isChanged && !isSourceFirst && !(await isMergedInto(params, into))) {
      const undo = { at: new Date().toISOString(), by };
      await changeRelations(into, (item) => givingBack(item, refOf(source), undo));
      // A colleague may have merged it at that moment.
      if (await isMergedInto(params, into)) await takeIn();
    }
    throw error;
  }
}

/**
 * Takes a request out again that the other one has refused. After a failure of the store, the other one may have it all the
 * same, by a colleague too: then `followMerged` completes the merge.
 */
async function comeOut(key: RequestKey, { error, by }: { error: unknown; by: Author }): Promise<void> {
  if (!isRefusal(error)) return;
  const undo = { at: new Date().toISOString(), by };
  await settleAfter(await changeRelations(key, (item) => comingOut(item, undo)));
}

const refusals: readonly string[] = ['request_merged', 'target_done', 'requests_full', 'history_full'];
/** True if a request refuses to have another one. */
export const isRefusal = (error: unknown): boolean => error instanceof ProblemError && refusals.includes(error.code);

async function takeOut({ params, version, by, report }: Omit<Merging, 'body'> & { version: number }): Promise<Enquiry> {
  const source = await findEnquiryItem(params);
  if (!source) throw new ProblemError('enquiry_not_found');
  const target = mergeOf(source);
  if (!target) {
    report({ action: 'enquiry_read' });
    return toEnquiry(source);
  }
  if (source.version !== version) throw new ProblemError('version_conflict');
  const enquiry = await release(source, by);
  report({ action: 'request_taken_out' });
  return enquiry ?? toEnquiry(source);
}

/** Takes a request out of the one that has it, whether that still exists or not. */
export async function release(source: Item, by: Author | null): Promise<Enquiry | undefined> {
  const key = { type: source.pk, id: source.sk } as RequestKey;
  const target = mergeOf(source);
  const done = { at: new Date().toISOString(), by };
  const out = await changeRelations(key, (item) => comingOut(item, done));
  if (target) await settleAfter(await changeRelations(target, (item) => givingBack(item, refOf(source), done)));
  return settleAfter(out);
}

const settleAfter = (changed: { item: Item } | undefined) =>
  changed ? settleChange(toEnquiry(changed.item)) : undefined;

async function requiring<Changed>(change: Promise<Changed | undefined>): Promise<Changed> {
  const changed = await change;
  if (!changed) throw new ProblemError('enquiry_not_found');
  return changed;
}

const isIn = (item: Item | undefined, other: RequestKey): boolean => {
  const merge = item && mergeOf(item);
  return merge !== undefined && isSame(merge, other);
};

/** A parallel call may have done the same. */
const isMergedInto = async (key: RequestKey, other: RequestKey) => isIn(await findEnquiryItem(key), other);

/** The requests that one names as its own although they are not in it: a crash has cut a merge. */
async function staleIn(item: Item): Promise<string[]> {
  const key = { type: item.pk, id: item.sk } as RequestKey;
  const found = await Promise.all(
    perhapsStale(item).map(async (ref) => ((await isMergedInto(ref, key)) ? [] : [ref.id])),
  );
  return found.flat();
}

/** Numbers and addresses are stored in one spelling each. Staff may have merged the cards of several numbers. */
async function areOneCustomers(one: Item, other: Item): Promise<boolean> {
  if (one.phone === other.phone || (one.email && one.email === other.email)) return true;
  const [first, second] = await Promise.all([one, other].map(({ phone }) => pathFrom(customerId(phone))));
  return first !== undefined && first.root.pk === second?.root.pk;
}

/** The requests that are in this one. */
export async function partsOf(item: Item): Promise<Item[]> {
  const key = { type: item.pk, id: item.sk } as RequestKey;
  const named = await Promise.all(mergedIn(item).map(findEnquiryItem));
  return named.flatMap((one) => (one && isIn(one, key) ? one : []));
}

/** True if a request that is stored is in this one: then it cannot be deleted. */
export const hasMerged = async (item: Item): Promise<boolean> => (await partsOf(item)).length > 0;
