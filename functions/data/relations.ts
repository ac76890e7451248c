import type { Enquiry, EnquiryStatus } from '#contracts/api/enquiries';
import { ProblemError } from '../errors.ts';
import { backOff } from './back-off.ts';
import { findEnquiryItem } from './desk.ts';
import { type Item, onConditionFailed, updateItem } from './dynamo.ts';
import { keyOf, statusKey } from './enquiry-items.ts';
import { maximumHistory, type NewHistoryEntry, refuseTooLarge } from './full-history.ts';

type RequestKey = Pick<Enquiry, 'type' | 'id'>;

/** The changes of one write. */
export interface RelationChange {
  at: string;
  entries: readonly NewHistoryEntry[];
  /** Attributes; those that are undefined are removed. */
  set?: Readonly<Record<string, unknown>>;
  status?: EnquiryStatus;
}

/** A request that somebody changes meanwhile is read again so many times. */
const attempts = 8;

/**
 * Changes what a request says of others in one conditional write, which is decided again if anything on which it depends
 * has changed since the request was read.
 * @param decide returns what to change; undefined to leave all as it is. It may throw.
 * @returns the item as it is stored then; undefined if there is no such request
 * @throws ProblemError `history_full`, `version_conflict` after many attempts
 */
export async function changeRelations(
  { type, id }: RequestKey,
  decide: (item: Item) => RelationChange | undefined,
): Promise<{ item: Item; isChanged: boolean } | undefined> {
  const pause = backOff();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const item = await findEnquiryItem({ type, id });
    if (!item) return undefined;
    const change = decide(item);
    if (!change) return { item, isChanged: false };
    const attempted = write(item, change).catch(refuseTooLarge);
    const written = await onConditionFailed<Item | undefined, undefined>(attempted, () => undefined);
    if (written) return { item: written, isChanged: true };
    if (!(await pause())) break;
  }
  throw new ProblemError('version_conflict');
}

/** @throws ProblemError `history_full` */
export function requireRoom({ history }: Item): void {
  if (history.length >= maximumHistory) throw new ProblemError('history_full');
}

function write(item: Item, { at, entries, set = {}, status }: RelationChange): Promise<Item> {
  const { pk: type, sk: id } = item;
  const all: Record<string, unknown> = {
    ...set,
    ...(entries.length > 0 && { updated_at: at }),
    ...(status && { status, type_status: statusKey(type, status), rests_since: at }),
  };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  const removed = Object.keys(all).filter((name) => all[name] === undefined);
  const names = [...new Set([...Object.keys(all), 'status'])];
  /** The basis of the decision besides the history and the status. */
  const based = ['relations_revision', 'quotes_revision', 'tasks_revision', 'unanswered_since'] as const;
  return updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression: [
      `SET ${['history = list_append(history, :entries)', ...given.map(([name]) => `#${name} = :${name}`)].join(', ')}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`).join(', ')}`] : []),
      // The other revisions rise with it: a write that was decided before must fail.
      `ADD history_bytes :bytes, relations_revision :one, quotes_revision :one, tasks_revision :one${status ? ', version :one' : ''}`,
    ].join(' '),
    ConditionExpression: [
      'attribute_exists(pk) AND #status = :before AND size(history) = :entries_before',
      ...based.map((name) => (item[name] === undefined ? `attribute_not_exists(${name})` : `${name} = :was_${name}`)),
    ].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    values: {
      ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
      ...Object.fromEntries(based.flatMap((name) => (item[name] === undefined ? [] : [[`:was_${name}`, item[name]]]))),
      ':entries': entries,
      ':bytes': entries.length > 0 ? Buffer.byteLength(JSON.stringify(entries)) : 0,
      ':one': 1,
      ':before': item.status,
      ':entries_before': item.history.length,
    },
    ReturnValues: 'ALL_NEW',
  });
}

/** Restarts the retention of a merged request at the end of the one that has it. */
export async function restWith({ type, id }: RequestKey, end: string): Promise<void> {
  const moved = updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression: 'SET rests_since = :end',
    ConditionExpression: 'attribute_exists(merged_into)',
    values: { ':end': end },
  });
  await onConditionFailed(
    moved.then(() => undefined),
    () => undefined,
  );
}
