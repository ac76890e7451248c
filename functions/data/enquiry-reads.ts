import { type Enquiry, EnquiryStatus, type EnquiryType } from '#contracts/api/enquiries';
import { Id } from '#contracts/field-kit/fields';
import type { IndexName } from '#contracts/platform/resources';
import { batchGetItems, type Item, type Key, type Query, queryPages } from './dynamo.ts';
import { keyOf, phoneKey, statusKey, toEnquiry } from './enquiry-items.ts';
import { parseItems } from './parse-items.ts';

/**
 * Finds enquiries, newest first unless the oldest are wanted first. A stream reads pages of `size` on demand. Indexes
 * contain keys only, and the items are read from the table, so that deleted and stale ones never appear.
 */
export type Enquiries = AsyncGenerator<Enquiry, void>;

/** A range of ids, both ends included; empty if `first` is greater than `last`. */
export interface Range {
  first: string;
  last: string;
}

export interface Pages {
  range: Range;
  size: number;
  isOldestFirst?: boolean;
}

export async function* readByType(type: EnquiryType, pages: Pages): Enquiries {
  const found = rangePages({ ...within('pk', type, pages.range), ...paging(pages) });
  for await (const items of found) yield* toEnquiries(items);
}

export const readByStatus = (type: EnquiryType, status: EnquiryStatus, pages: Pages) =>
  readByIndex('ByStatus', within('type_status', statusKey(type, status), pages.range), pages);

/** Those with tags. */
export const readTagged = (type: EnquiryType, pages: Pages) =>
  readByIndex('ByTagged', within('tagged', type, pages.range), pages);

export const readByEmail = (email: string, pages: Pages) =>
  readByIndex('ByEmail', within('email', email, pages.range), pages);

/** @param isMeant removes numbers that merely end in the same seven digits */
export async function* readByPhone(digits: string, isMeant: (phone: string) => boolean, pages: Pages): Enquiries {
  const found = readByIndex('ByPhone', within('phone_end', phoneKey(digits), pages.range), pages);
  for await (const enquiry of found) if (isMeant(enquiry.phone)) yield enquiry;
}

const paging = ({ size, isOldestFirst = false }: Pages) => ({ ScanIndexForward: isOldestFirst, Limit: size });

async function* readByIndex(index: IndexName, condition: Condition, pages: Pages): Enquiries {
  for await (const entries of rangePages({ IndexName: index, ...condition, ...paging(pages) })) {
    const keys = entries.map(({ pk, sk }): Key => ({ pk, sk }));
    yield* toEnquiries(await batchGetItems('Enquiries', keys));
  }
}

/**
 * Yields the stored items with a phone number (E.164), newest first, including those that cannot be parsed: an erasure
 * must not miss them.
 */
export async function* readItemsByPhone(phone: string, pages: Pages): AsyncGenerator<Item, void> {
  const condition = within('phone_end', phoneKey(phone), pages.range);
  for await (const item of readItemsByIndex('ByPhone', condition, pages.size)) if (item.phone === phone) yield item;
}

export const readItemsByEmail = (email: string, pages: Pages): AsyncGenerator<Item, void> =>
  readItemsByIndex('ByEmail', within('email', email, pages.range), pages.size);

async function* readItemsByIndex(index: IndexName, condition: Condition, size: number): AsyncGenerator<Item, void> {
  const pages = rangePages({ IndexName: index, ...condition, ScanIndexForward: false, Limit: size });
  for await (const entries of pages) {
    yield* await batchGetItems(
      'Enquiries',
      entries.map(({ pk, sk }): Key => ({ pk, sk })),
    );
  }
}

export const toEnquiries = (items: readonly Item[]): Enquiry[] => parseItems('Enquiries', items, toEnquiry);

/** Returns the enquiries of these ids, without those that do not exist. */
export const getEnquiries = async (type: EnquiryType, ids: readonly string[]): Promise<Enquiry[]> =>
  toEnquiries(
    await batchGetItems(
      'Enquiries',
      ids.map((id) => keyOf(type, id)),
    ),
  );

/** The ids of a range, oldest first. */
export const readEnquiryIds = (type: EnquiryType, range: Range) => readIds(within('pk', type, range));

/** The same with a consistent read. */
export const readIdsConsistently = (type: EnquiryType, range: Range) =>
  readIds({ ...within('pk', type, range), ConsistentRead: true });

/** The oldest id of a type. */
export async function readFirstId(type: EnquiryType): Promise<string | undefined> {
  const [id] = await readIds({ ...within('pk', type, { first: '0', last: 'g' }), Limit: 1 });
  return id;
}

/** Returns the ids of a range in no order. Reads the small entries of an index: a tenth of the cost, for counting. */
export async function readIdsToCount(type: EnquiryType, range: Range): Promise<string[]> {
  const ofStatus = (status: EnquiryStatus) =>
    readIds({ IndexName: 'ByStatus', ...within('type_status', statusKey(type, status), range) });
  return (await Promise.all(EnquiryStatus.options.map(ofStatus))).flat();
}

interface Ids {
  IndexName?: IndexName;
  ScanIndexForward?: boolean;
  ConsistentRead?: boolean;
  /** The largest number of ids. */
  Limit?: number;
}

async function readIds(options: Condition & Ids): Promise<string[]> {
  const ids: string[] = [];
  for await (const items of rangePages({ ...options, ProjectionExpression: 'pk, sk' })) {
    ids.push(...parseItems('Enquiries', items, ({ sk }) => Id.parse(sk)));
    if (options.Limit && ids.length >= options.Limit) return ids.slice(0, options.Limit);
  }
  return ids;
}

/** Yields the stored items of a type in pages, newest first, with these attributes only. */
export async function* itemPages(
  type: EnquiryType,
  { range, size }: Pages,
  attributes: readonly string[],
): AsyncGenerator<Item[], void> {
  yield* rangePages({
    ...within('pk', type, range),
    ScanIndexForward: false,
    Limit: size,
    ProjectionExpression: attributes.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
  });
}

/** Yields the stored items of a status in pages. */
export async function* openItemPages(
  type: EnquiryType,
  status: EnquiryStatus,
  size: number,
): AsyncGenerator<Item[], void> {
  const condition = within('type_status', statusKey(type, status), { first: '0', last: 'g' });
  for await (const entries of rangePages({ IndexName: 'ByStatus', ...condition, Limit: size })) {
    yield await batchGetItems(
      'Enquiries',
      entries.map(({ pk, sk }): Key => ({ pk, sk })),
    );
  }
}

/** The newest ids of a status, at most `limit`. */
export const readNewestIds = (type: EnquiryType, status: EnquiryStatus, limit: number): Promise<string[]> =>
  readIds({
    IndexName: 'ByStatus',
    ...within('type_status', statusKey(type, status), { first: '0', last: 'g' }),
    ScanIndexForward: false,
    Limit: limit,
  });

/** The oldest ids of a status, at most `limit`, oldest first. */
export const readOldestIds = (type: EnquiryType, status: EnquiryStatus, range: Range, limit: number) =>
  readIds({ IndexName: 'ByStatus', ...within('type_status', statusKey(type, status), range), Limit: limit });

type Condition = ReturnType<typeof within>;

const within = (partition: string, value: string, { first, last }: Range) => ({
  KeyConditionExpression: `${partition} = :partition AND sk BETWEEN :first AND :last`,
  values: { ':partition': value, ':first': first, ':last': last },
});

async function* rangePages(options: Condition & Query): AsyncGenerator<Item[], void> {
  // DynamoDB rejects an empty range.
  if (options.values[':first'] <= options.values[':last']) yield* queryPages('Enquiries', options);
}

/** The enquiries whose customer has done something that nobody has seen to, the latest at first. */
export async function readMarked(type: EnquiryType, limit: number): Promise<{ id: string; since: string }[]> {
  const pages = queryPages('Enquiries', { ...unanswered(type), ScanIndexForward: false, Limit: limit });
  const { value: entries = [] } = await pages.next();
  return entries.map(({ sk, unanswered_since }) => ({ id: sk, since: unanswered_since }));
}

/**
 * The enquiries whose customer waits for staff. Reads all their keys, which are few: staff see to them, and the mark is
 * gone.
 */
export async function* readUnanswered(type: EnquiryType, { range, size, isOldestFirst }: Pages): Enquiries {
  const ids: string[] = [];
  for await (const entries of queryPages('Enquiries', unanswered(type))) {
    ids.push(...entries.map(({ sk }) => String(sk)).filter((id) => id >= range.first && id <= range.last));
  }
  const sorted = isOldestFirst ? ids.toSorted() : ids.toSorted().reverse();
  for (let first = 0; first < sorted.length; first += size) {
    yield* await getEnquiries(type, sorted.slice(first, first + size));
  }
}

const unanswered = (type: EnquiryType): Query => ({
  IndexName: 'ByUnanswered',
  KeyConditionExpression: 'unanswered = :type',
  values: { ':type': type },
});

/** Returns the stored items of a type whose status has not changed since an instant, the longest unchanged first. */
export async function readResting(type: EnquiryType, until: string, limit: number): Promise<Item[]> {
  const { value: items = [] } = await restingPages(type, until, limit).next();
  return items;
}

/** Yields all of them in pages. */
export async function* restingPages(type: EnquiryType, until: string, size: number): AsyncGenerator<Item[], void> {
  for await (const entries of queryPages('Enquiries', { ...resting(type, until), Limit: size })) {
    yield await batchGetItems(
      'Enquiries',
      entries.map(({ pk, sk }): Key => ({ pk, sk })),
    );
  }
}

/** The number of their index entries. */
export async function countResting(type: EnquiryType, until: string): Promise<number> {
  let count = 0;
  for await (const { length } of queryPages('Enquiries', resting(type, until))) count += length;
  return count;
}

const resting = (type: EnquiryType, until: string): Query => ({
  IndexName: 'ByRest',
  KeyConditionExpression: 'pk = :type AND rests_since <= :until',
  values: { ':type': type, ':until': until },
});
