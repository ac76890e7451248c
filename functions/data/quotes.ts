import { setTimeout as wait } from 'node:timers/promises';
import type { Enquiry, EnquiryStatus } from '#contracts/api/enquiries';
import { ProblemError } from '../errors.ts';
import { batchGetItems, getItem, type Item, onConditionFailed, queryPages, updateItem } from './dynamo.ts';
import { keyOf, statusKey } from './enquiry-items.ts';
import { isFull, type NewHistoryEntry, refuseTooLarge } from './full-history.ts';
import { attributesIn, type QuoteAttributes, quotePlace } from './quote-items.ts';

type RequestKey = Pick<Enquiry, 'type' | 'id'>;

/** The changes of one write. */
export interface QuoteChange extends Partial<QuoteAttributes> {
  at: string;
  entries?: readonly NewHistoryEntry[];
  /** The status that follows. */
  status?: EnquiryStatus;
  /** Set if the customer did it: staff have to see to it. */
  isByCustomer?: boolean;
  /** Identifies the attempt of a customer who can do the same again. */
  customerKey?: string;
  /** Removes the mark that the customer waits, if it is not newer than this. */
  seen?: string | undefined;
  /** Refused once the history is full. */
  isLimited?: boolean;
}

/** A request that somebody changes meanwhile is read again so many times. */
const attempts = 12;

/**
 * Changes quotes of a request in one conditional write, which fails and is decided again if anybody has changed them
 * since they were read.
 * @param decide returns what to change; undefined to leave all as it is. It may throw.
 * @returns the item as it is stored then
 * @throws ProblemError `enquiry_not_found`, `history_full`, `version_conflict` after many attempts
 */
export async function changeQuotes(
  key: RequestKey,
  decide: (item: Item, attributes: QuoteAttributes) => QuoteChange | undefined,
): Promise<Item> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const item = await getItem('Enquiries', keyOf(key.type, key.id));
    if (!item) throw new ProblemError('enquiry_not_found');
    const change = decide(item, attributesIn(item));
    if (!change) return item;
    if (change.isLimited && isFull(item)) throw new ProblemError('history_full');
    const attempted = write(item, change).catch(refuseTooLarge);
    const written = await onConditionFailed<Item | undefined, undefined>(attempted, () => undefined);
    if (written) return written;
    await wait(Math.random() * 20 * attempt);
  }
  throw new ProblemError('version_conflict');
}

function write(item: Item, change: QuoteChange): Promise<Item> {
  const { at, entries = [], status, isByCustomer, customerKey, seen, isLimited: _, ...attributes } = change;
  const { pk: type, sk: id } = item;
  const moves = status !== undefined && status !== item.status;
  const all: NewHistoryEntry[] = [...(moves ? [statusEntry(status, change)] : []), ...entries];
  const isSeen = seen !== undefined && item.unanswered_since !== undefined && item.unanswered_since <= seen;
  const next = { ...attributesIn(item), ...attributes };
  const set: Record<string, unknown> = {
    ...next,
    ...quotePlace(next.quotes),
    quotes_revision: Number(item.quotes_revision ?? 0) + 1,
    ...(all.length > 0 && { updated_at: at }),
    ...(customerKey && { customer_key: customerKey }),
    ...(isByCustomer && { unanswered: type, unanswered_since: at }),
    ...(moves && { status, type_status: statusKey(type, status), rests_since: at }),
    ...(isSeen && { unanswered: undefined, unanswered_since: undefined }),
  };
  const given = Object.entries(set).filter(([, value]) => value !== undefined);
  const removed = Object.keys(set).filter((name) => set[name] === undefined);
  const { quotes_revision: revision, unanswered_since: unanswered } = item;
  return updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression: [
      `SET ${['history = list_append(history, :entries)', ...given.map(([name]) => `#${name} = :${name}`)].join(', ')}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`).join(', ')}`] : []),
      `ADD history_bytes :bytes${moves ? ', version :one' : ''}`,
    ].join(' '),
    ConditionExpression: [
      'attribute_exists(pk) AND #status = :before',
      revision === undefined ? 'attribute_not_exists(quotes_revision)' : '#quotes_revision = :revision',
      ...(isSeen ? ['#unanswered_since = :unanswered'] : []),
    ].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries([...Object.keys(set), 'status'].map((name) => [`#${name}`, name])),
    values: {
      ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
      ...{ ':entries': all, ':bytes': Buffer.byteLength(JSON.stringify(all)), ':before': item.status },
      ...(revision !== undefined && { ':revision': revision }),
      ...(isSeen && { ':unanswered': unanswered }),
      ...(moves && { ':one': 1 }),
    },
    ReturnValues: 'ALL_NEW',
  });
}

/** Before the other entries of its write; by nobody if it follows from what the customer did. */
function statusEntry(to: EnquiryStatus, { at, entries = [], isByCustomer }: QuoteChange): NewHistoryEntry {
  const author = isByCustomer ? null : (entries.find((entry) => 'by' in entry) as { by: never } | undefined)?.by;
  return { action: 'status_changed', to, at, by: author ?? null };
}

/** The item of a request. @throws ProblemError `enquiry_not_found` */
export async function getQuotedItem({ type, id }: RequestKey): Promise<Item> {
  const item = await getItem('Enquiries', keyOf(type, id));
  if (!item) throw new ProblemError('enquiry_not_found');
  return item;
}

/** The requests with an open quote whose last day is from one day to another, both included, the first to end first. */
export async function readQuotesEnding(from: string, to: string): Promise<Item[]> {
  const found: Item[] = [];
  const query = {
    IndexName: 'ByQuote' as const,
    KeyConditionExpression: 'quote_waits = :waits AND quote_ends BETWEEN :from AND :to',
    values: { ':waits': 'waits', ':from': from, ':to': to },
  };
  for await (const entries of queryPages('Enquiries', query)) {
    const keys = entries.map(({ pk, sk }) => ({ pk, sk }));
    found.push(...(await batchGetItems('Enquiries', keys)));
  }
  return found;
}
