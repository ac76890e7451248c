import type { Author, Enquiry } from '#contracts/api/enquiries';
import type { RequestRef } from '#contracts/api/relation-fields';
import { type RelationChange as Change, relationLimits } from '#contracts/api/relation-rules';
import { findEnquiryItem } from '../../data/desk.ts';
import type { Item } from '../../data/dynamo.ts';
import { toEnquiry } from '../../data/enquiry-items.ts';
import { linkedIn } from '../../data/relation-items.ts';
import { changeRelations, requireRoom } from '../../data/relations.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import type { Action } from '../audit/audit.ts';
import { entryOf, isSame, type RequestKey, refOf, without } from './refs.ts';

interface Linking {
  params: RequestKey;
  body: { other: RequestKey; linked: boolean };
  by: Author;
  /** Called with a read if nothing has changed. */
  report: (action: Action & { action: 'request_linked' | 'request_unlinked' | 'enquiry_read' }) => void;
}

/**
 * Links two requests, or ends that. Each write is idempotent: a repetition completes what a crash has cut.
 * @throws ProblemError `enquiry_not_found`, `requests_full`, `history_full`, `version_conflict`
 * @throws ValidationFailed if both are the same request
 */
export async function linkRequest({ params, body: { other, linked }, by, report }: Linking): Promise<Enquiry> {
  if (isSame(params, other)) throw new ValidationFailed([{ field: 'other', code: 'not_an_option' }]);
  const [one, two] = await Promise.all([findEnquiryItem(params), findEnquiryItem(other)]);
  if (!one) throw new ProblemError('enquiry_not_found');
  if (!linked) {
    const done = { at: new Date().toISOString(), by };
    const second = two && (await unlink(other, refOf(one), done));
    const first = await unlink(params, two ? refOf(two) : (refIn(one, other) ?? { ...other, reference: '' }), done);
    report({ action: first?.isChanged || second?.isChanged ? 'request_unlinked' : 'enquiry_read' });
    return toEnquiry(first?.item ?? one);
  }
  if (!two) throw new ProblemError('enquiry_not_found');
  // Before either is written, so that no link has one side only.
  for (const [item, ref] of [
    [one, other],
    [two, params],
  ] as const)
    if (!refIn(item, ref)) requirePlace(item);
  const { first, isChanged } = await link(one, two, { changes: ['linked', 'linked'], by });
  report({ action: isChanged ? 'request_linked' : 'enquiry_read' });
  return toEnquiry(first);
}

/** Links a new request to the one from which staff have made it. Does nothing if that is gone. */
export async function linkSplit(made: RequestKey, origin: RequestKey, by: Author): Promise<boolean> {
  const [one, two] = await Promise.all([findEnquiryItem(origin), findEnquiryItem(made)]);
  if (!one || !two || isSame(origin, made)) return false;
  return (await link(one, two, { changes: ['split_off', 'split_from'], by })).isChanged;
}

interface Linked {
  /** The entry in the history of the first, and of the second. */
  changes: readonly [Change, Change];
  by: Author;
}

async function link(one: Item, two: Item, { changes, by }: Linked) {
  const done = { at: new Date().toISOString(), by };
  const second = await addLink(two, entryOf(changes[1], refOf(one), done), refOf(one));
  const first = await addLink(one, entryOf(changes[0], refOf(two), done), refOf(two));
  return { first: first.item, isChanged: first.isChanged || second.isChanged };
}

async function addLink({ pk: type, sk: id }: Item, entry: ReturnType<typeof entryOf>, ref: RequestRef) {
  const added = await changeRelations({ type, id }, (item) => {
    if (refIn(item, ref)) return undefined;
    requirePlace(item);
    return { at: entry.at, entries: [entry], set: { linked: [...linkedIn(item), ref] } };
  });
  if (!added) throw new ProblemError('enquiry_not_found');
  return added;
}

function requirePlace(item: Item): void {
  if (linkedIn(item).length >= relationLimits.linked) throw new ProblemError('requests_full');
  requireRoom(item);
}

const refIn = (item: Item, other: RequestKey) => linkedIn(item).find((ref) => isSame(ref, other));

const unlink = (key: RequestKey, ref: RequestRef, done: { at: string; by: Author }) =>
  changeRelations(key, (item) =>
    refIn(item, ref)
      ? { at: done.at, entries: [entryOf('unlinked', ref, done)], set: { linked: without(linkedIn(item), ref) } }
      : undefined,
  );
