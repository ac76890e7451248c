import { type Enquiry, EnquiryStatus, type EnquiryType } from '#contracts/enquiries';
import { Id } from '#contracts/fields';
import type { IndexName } from '#contracts/resources';
import { batchGetItems, type Item, type Key, type Query, queryPages } from './dynamo.ts';
import { keyOf, phoneKey, statusKey, toEnquiry } from './enquiry-items.ts';
import { parseItems } from './parse-items.ts';

/**
 * Finding enquiries, newest first: a stream reads a page of `size` at a time, as far as its reader goes. Indexes hold
 * keys alone. What they lead to is read from the table itself, so nothing deleted comes back and nothing is stale.
 */
export type Enquiries = AsyncGenerator<Enquiry, void>;

/** A range of ids, both ends included; an empty one where the first comes after the last. */
export interface Range {
  first: string;
  last: string;
}

interface Pages {
  range: Range;
  size: number;
}

export async function* readByType(type: EnquiryType, { range, size }: Pages): Enquiries {
  const pages = rangePages({ ...within('pk', type, range), ScanIndexForward: false, Limit: size });
  for await (const items of pages) yield* toEnquiries(items);
}

export const readByStatus = (type: EnquiryType, status: EnquiryStatus, pages: Pages) =>
  readByIndex('ByStatus', within('type_status', statusKey(type, status), pages.range), pages.size);

export const readByEmail = (email: string, pages: Pages) =>
  readByIndex('ByEmail', within('email', email, pages.range), pages.size);

/** @param isMeant tells the number from others that end in the same seven digits */
export async function* readByPhone(digits: string, isMeant: (phone: string) => boolean, pages: Pages): Enquiries {
  const found = readByIndex('ByPhone', within('phone_end', phoneKey(digits), pages.range), pages.size);
  for await (const enquiry of found) if (isMeant(enquiry.phone)) yield enquiry;
}

async function* readByIndex(index: IndexName, condition: Condition, size: number): Enquiries {
  for await (const entries of rangePages({ IndexName: index, ...condition, ScanIndexForward: false, Limit: size })) {
    const keys = entries.map(({ pk, sk }): Key => ({ pk, sk }));
    yield* toEnquiries(await batchGetItems('Enquiries', keys));
  }
}

const toEnquiries = (items: readonly Item[]): Enquiry[] => parseItems('Enquiries', items, toEnquiry);

/** Those of the ids that exist. */
export const getEnquiries = async (type: EnquiryType, ids: readonly string[]): Promise<Enquiry[]> =>
  toEnquiries(
    await batchGetItems(
      'Enquiries',
      ids.map((id) => keyOf(type, id)),
    ),
  );

/** The ids of a range, oldest first. */
export const readEnquiryIds = (type: EnquiryType, range: Range) => readIds(within('pk', type, range));

/** The same in no order, from an index: to count many, its short entries cost a tenth of the enquiries. */
export async function readIdsToCount(type: EnquiryType, range: Range): Promise<string[]> {
  const ofStatus = (status: EnquiryStatus) =>
    readIds({ IndexName: 'ByStatus', ...within('type_status', statusKey(type, status), range) });
  return (await Promise.all(EnquiryStatus.options.map(ofStatus))).flat();
}

interface Ids {
  IndexName?: IndexName;
  ScanIndexForward?: boolean;
  /** How many are wanted at most. */
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
  // DynamoDB takes an empty range for a mistake.
  if (options.values[':first'] <= options.values[':last']) yield* queryPages('Enquiries', options);
}
