import { Enquiry, type EnquiryStatus, type EnquiryType, type HistoryEntry } from '#contracts/enquiries';
import { ProblemError } from '../errors.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { deleteItem, getItem, type Item, type Key, putItem, query, unless, updateItem } from './dynamo.ts';

/**
 * Enquiries: one partition per type, sorted by their time-ordered id, so that a period is a range of keys.
 */
const schemaVersion = 1;
const maximumHistory = 200;
const keyOf = (type: EnquiryType, id: string) => ({ pk: type, sk: id });

/** Parses an item. A status change is stored without the state before it, which follows from the changes before. */
function toEnquiry(item: Item): Enquiry {
  const { pk: type, sk: id, ...fields } = item;
  let status: EnquiryStatus = 'new';
  const history: HistoryEntry[] = [];
  for (const entry of item.history) {
    if (entry.action !== 'status_changed') history.push(entry);
    else if (entry.to !== status) {
      history.push({ ...entry, from: status });
      status = entry.to;
    }
  }
  return Enquiry.parse({ ...fields, history, type, id });
}

/** Stores a new enquiry once: storing the same id again changes nothing. */
export async function putEnquiry(enquiry: Enquiry, idempotencyHash: string | undefined): Promise<void> {
  const { type, id, ...fields } = enquiry;
  const item = { ...keyOf(type, id), schema: schemaVersion, ...fields, idempotency: idempotencyHash };
  await unless(putItem('Enquiries', item, { ConditionExpression: 'attribute_not_exists(pk)' }), () => undefined);
}

/** @throws ProblemError `enquiry_not_found` */
export async function getEnquiry<Type extends EnquiryType>(type: Type, id: string) {
  const item = await getItem('Enquiries', keyOf(type, id));
  if (!item) throw new ProblemError('enquiry_not_found');
  return toEnquiry(item) as Extract<Enquiry, { type: Type }>;
}

/** A range of ids, both ends included, and where to go on. */
export interface Range {
  first: string;
  last: string;
  cursor?: string | undefined;
}

/** One page, newest first. `next` is the cursor after the last item read; absent when the range is read to its end. */
export async function readEnquiries<Type extends EnquiryType>(
  type: Type,
  { first, last, cursor }: Range,
  limit: number,
) {
  const { items, lastKey } = await query('Enquiries', {
    ...within(type, first, last),
    ScanIndexForward: false,
    Limit: limit,
    after: cursor ? keyOf(type, fromCursor(cursor)) : undefined,
  });
  return {
    enquiries: items.map(toEnquiry) as Extract<Enquiry, { type: Type }>[],
    next: lastKey && toCursor(lastKey.sk),
  };
}

/** The ids in a range, oldest first: all that counting by period and day needs. */
export async function readEnquiryIds(type: EnquiryType, { first, last }: Range): Promise<string[]> {
  const ids: string[] = [];
  let after: Key | undefined;
  do {
    const { items, lastKey } = await query('Enquiries', {
      ...within(type, first, last),
      ProjectionExpression: 'sk',
      after,
    });
    ids.push(...items.map(({ sk }) => sk));
    after = lastKey as Key | undefined;
  } while (after);
  return ids;
}

const within = (type: EnquiryType, first: string, last: string) => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
  values: { ':pk': type, ':first': first, ':last': last },
});

/** What one change records, without the state before it. */
export type NewHistoryEntry = HistoryEntry extends infer Entry
  ? Entry extends unknown
    ? Omit<Entry, 'from'>
    : never
  : never;

/**
 * Adds to the history and sets the status in one write.
 * @param version refuse unless the stored version is this one
 * @throws ProblemError `enquiry_not_found`, `version_conflict`, `history_full`
 */
export async function updateEnquiry<Type extends EnquiryType>(
  type: Type,
  id: string,
  {
    entries,
    status,
    version,
  }: { entries: NewHistoryEntry[]; status?: EnquiryStatus | undefined; version?: number | undefined },
) {
  const write = updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression: `SET history = list_append(history, :entries), updated_at = :now${status ? ', #status = :status' : ''} ADD version :one`,
    ConditionExpression: `attribute_exists(pk) AND size(history) < :maximum${version ? ' AND version = :version' : ''}`,
    ...(status && { ExpressionAttributeNames: { '#status': 'status' } }),
    values: {
      ':entries': entries,
      ':now': new Date().toISOString(),
      ':one': 1,
      ':maximum': maximumHistory,
      ...(status && { ':status': status }),
      ...(version && { ':version': version }),
    },
    ReturnValues: 'ALL_NEW',
  });
  const item = await unless(write, async () => {
    const current = await getEnquiry(type, id);
    throw new ProblemError(version && current.version !== version ? 'version_conflict' : 'history_full');
  });
  return toEnquiry(item) as Extract<Enquiry, { type: Type }>;
}

/** The hash under which the enquiry's idempotency record lies. @throws ProblemError `enquiry_not_found` */
export async function idempotencyOf(type: EnquiryType, id: string): Promise<string | undefined> {
  const item = await getItem('Enquiries', keyOf(type, id));
  if (!item) throw new ProblemError('enquiry_not_found');
  return item.idempotency;
}

/** @throws ProblemError `enquiry_not_found` */
export async function deleteEnquiry(type: EnquiryType, id: string): Promise<void> {
  if (!(await deleteItem('Enquiries', keyOf(type, id)))) throw new ProblemError('enquiry_not_found');
}
