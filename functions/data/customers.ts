import { isDeepStrictEqual } from 'node:util';
import type { Author } from '#contracts/api/enquiries';
import type { Language } from '#contracts/field-kit/language';
import { ProblemError } from '../errors.ts';
import {
  contactAttributes,
  type DerivedAttributes,
  firstWrite,
  type StoredContact,
  type StoredCustomer,
  toStored,
} from './customer-items.ts';
import { batchGetItems, deleteItem, getItem, type Item, onConditionFailed, queryPages, updateItem } from './dynamo.ts';
import { parseItems } from './parse-items.ts';

/** Reads and writes customers' cards. Every write counts up `writes`. */

export const isExpired = ({ expires_at }: Pick<StoredCustomer, 'expires_at'>) =>
  expires_at !== undefined && expires_at * 1000 <= Date.now();

/** A card as it is stored, even if it has expired. */
export async function readCustomer(id: string): Promise<StoredCustomer | undefined> {
  const item = await getItem('Customers', { pk: id });
  return item && toStored(item);
}

export async function findCustomer(id: string): Promise<StoredCustomer | undefined> {
  const stored = await readCustomer(id);
  return stored && !isExpired(stored) ? stored : undefined;
}

/** The cards of these ids, in their order, without those that do not exist. */
export async function findCustomers(ids: readonly string[]): Promise<StoredCustomer[]> {
  const items = await batchGetItems(
    'Customers',
    [...new Set(ids)].map((pk) => ({ pk })),
  );
  return parseItems('Customers', items, toStored).filter((stored) => !isExpired(stored));
}

/** The ids of cards that are merged into this one. The index may be a moment behind. */
export async function readMergedInto(id: string): Promise<string[]> {
  const query = { IndexName: 'ByMerged', KeyConditionExpression: 'merged_into = :id', values: { ':id': id } } as const;
  const pages = await Array.fromAsync(queryPages('Customers', query));
  return pages.flat().map(({ pk }) => String(pk));
}

/** An entry of an index. */
export interface CustomerPlace {
  id: string;
  place: string;
}

/** The cards that the list shows, in pages, those with the newest request first, after a place. */
export async function* readLatest(after: string | undefined, size: number): AsyncGenerator<CustomerPlace[], void> {
  const pages = queryPages('Customers', {
    IndexName: 'ByLatest',
    KeyConditionExpression: 'listed = :listed AND latest_place < :after',
    values: { ':listed': 'customer', ':after': after ?? '~' },
    ScanIndexForward: false,
    Limit: size,
  });
  for await (const items of pages) yield items.map(({ pk, latest_place }) => ({ id: pk, place: latest_place }));
}

/** Those with a next contact up to a day, in pages, the earliest first, after a place. */
export async function* readContacts(
  until: string,
  after: string | undefined,
  size: number,
): AsyncGenerator<CustomerPlace[], void> {
  // Above the place after which the page begins.
  const [first, last] = [`${after ?? '0'}!`, `${until}~`];
  // DynamoDB rejects an empty range.
  if (first > last) return;
  const pages = queryPages('Customers', {
    IndexName: 'ByNextContact',
    KeyConditionExpression: 'contact = :waits AND contact_place BETWEEN :first AND :last',
    values: { ':waits': 'waits', ':first': first, ':last': last },
    Limit: size,
  });
  for await (const items of pages) yield items.map(({ pk, contact_place }) => ({ id: pk, place: contact_place }));
}

/**
 * Stores what follows from others.
 * @param before the state on which it was decided; undefined if there is no card yet
 * @returns undefined if the card has changed since
 */
export function putDerived(
  { id, phone }: { id: string; phone: string },
  before: StoredCustomer | undefined,
  attributes: DerivedAttributes,
): Promise<StoredCustomer | undefined> {
  return change(id, { ...attributes, ...(!before && firstWrite(phone)) }, before);
}

/** Removes a card. @returns false if it has changed since it was read */
export function removeCustomer({ pk, writes }: StoredCustomer): Promise<boolean> {
  const removal = deleteItem(
    'Customers',
    { pk },
    {
      ConditionExpression: 'attribute_not_exists(pk) OR writes = :writes',
      values: { ':writes': writes },
    },
  );
  return onConditionFailed(
    removal.then(() => true),
    () => false,
  );
}

/** The part that staff change. */
export interface StaffsPart {
  note: string | null;
  next_contact: StoredContact | null;
  language: Language | null;
}

const staffsAttributes = ['note', 'next_contact', 'language_chosen'] as const;

/**
 * Replaces what staff keep about a customer.
 * @param revision the one on which the change is based
 * @throws ProblemError `version_conflict`, `customer_not_found`
 */
export async function putStaffsPart(
  id: string,
  { note, next_contact, language }: StaffsPart,
  { revision, at, by }: { revision: number; at: string; by: Author },
): Promise<StoredCustomer> {
  const set = {
    ...{ note: note ?? undefined, next_contact: next_contact ?? undefined, language_chosen: language ?? undefined },
    ...contactAttributes(id, next_contact ?? undefined),
    ...{ revision: revision + 1, updated_at: at, updated_by: by },
  };
  const condition =
    revision === 0
      ? 'attribute_exists(listed) AND attribute_not_exists(revision)'
      : 'attribute_exists(listed) AND revision = :before';
  const written = write(id, set, condition, revision === 0 ? {} : { ':before': revision });
  return onConditionFailed(written, async () => {
    const now = await findCustomer(id);
    // A retry by the SDK finds its own first success. Two changes of one person can have the same millisecond.
    const isOwn = now?.updated_at === at && now.updated_by?.email === by.email;
    if (isOwn && staffsAttributes.every((name) => isDeepStrictEqual(now[name], set[name]))) return now;
    throw new ProblemError(now?.latest_place ? 'version_conflict' : 'customer_not_found');
  });
}

/** Forgets the next contact of a merged card, once staff have decided on that of the whole. */
export const forgetContact = (stored: StoredCustomer) => change(stored.pk, { next_contact: undefined }, stored);

/**
 * Merges a card into another, or moves it there. It is in no list from then on.
 * @param from the card into which it was merged before
 * @returns undefined if it has been merged, moved or split meanwhile
 */
export function putMerged(
  id: string,
  into: string,
  { from, at, by }: { from?: string | undefined; at?: string; by?: Author },
): Promise<StoredCustomer | undefined> {
  const set = {
    ...{ merged_into: into, ...(at && { merged_at: at, merged_by: by }) },
    ...{ listed: undefined, latest_place: undefined, members: undefined, ...contactAttributes(id, undefined) },
  };
  const condition = from ? 'merged_into = :from' : 'attribute_exists(pk) AND attribute_not_exists(merged_into)';
  return onConditionFailed(write(id, set, condition, from ? { ':from': from } : {}), () => undefined);
}

/** Takes a card out of another. @returns undefined if it is not merged into that */
export function putSplit(id: string, from: string): Promise<StoredCustomer | undefined> {
  const set = { merged_into: undefined, merged_at: undefined, merged_by: undefined };
  return onConditionFailed(write(id, set, 'merged_into = :from', { ':from': from }), () => undefined);
}

const change = (id: string, set: Item, before: StoredCustomer | undefined): Promise<StoredCustomer | undefined> =>
  onConditionFailed<StoredCustomer | undefined, undefined>(
    before
      ? write(id, set, 'writes = :writes', { ':writes': before.writes })
      : write(id, set, 'attribute_not_exists(pk)', {}),
    () => undefined,
  );

/** Sets attributes; those that are undefined are removed. */
async function write(id: string, set: object, condition: string, values: Item): Promise<StoredCustomer> {
  const given = Object.entries(set).filter(([, value]) => value !== undefined);
  const removed = Object.entries(set).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const item = await updateItem(
    'Customers',
    { pk: id },
    {
      UpdateExpression: [
        ...(given.length > 0 ? [`SET ${given.map(([name]) => `#${name} = :${name}`).join(', ')}`] : []),
        ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`).join(', ')}`] : []),
        'ADD writes :one',
      ].join(' '),
      ConditionExpression: condition,
      ExpressionAttributeNames: Object.fromEntries(Object.keys(set).map((name) => [`#${name}`, name])),
      values: { ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])), ...values, ':one': 1 },
      ReturnValues: 'ALL_NEW',
    },
  );
  return toStored(item);
}
