import * as z from 'zod/mini';
import type { Enquiry } from '#contracts/api/enquiries';
import { type QuarantinedEnquiry, SpamReason } from '#contracts/api/quarantine';
import { ProblemError } from '../errors.ts';
import { deleteItem, getItem, type Item, onConditionFailed, putItem, queryPages } from './dynamo.ts';
import { type EnquiryOrigin, toEnquiry, toItem } from './enquiry-items.ts';
import { parseItems } from './parse-items.ts';

/** Suspected spam. Each item contains the enquiry as the table of enquiries would store it. */
const partition = 'QUARANTINE';
const schemaVersion = 1;
export const keyOf = (id: string) => ({ pk: partition, sk: id });

export interface Suspicion {
  score: number;
  reasons: readonly SpamReason[];
}

/** Stores suspected spam. @returns false if the id exists: then it does nothing */
export async function putQuarantined(enquiry: Enquiry, origin: EnquiryOrigin, suspicion: Suspicion): Promise<boolean> {
  const item = { ...keyOf(enquiry.id), schema: schemaVersion, ...suspicion, enquiry: toItem(enquiry, origin) };
  return onConditionFailed(
    putItem('Quarantine', item, { ConditionExpression: 'attribute_not_exists(pk)' }).then(() => true),
    () => false,
  );
}

const Suspected = z.object({ score: z.number(), reasons: z.array(SpamReason) });

const toQuarantined = (item: Item): QuarantinedEnquiry => ({
  ...Suspected.parse(item),
  id: item.sk,
  enquiry: toEnquiry(item.enquiry),
});

interface Contact {
  phone: string | null;
  email: string | null;
}

interface Range {
  /** The newest id, inclusive. */
  last?: string | undefined;
  limit: number;
}

const queryOf = ({ last = 'g', limit }: Range) => ({
  KeyConditionExpression: 'pk = :pk AND sk <= :last',
  values: { ':pk': partition, ':last': last },
  ScanIndexForward: false,
  Limit: limit,
  ConsistentRead: true,
});

/** Returns suspected spam, newest first, and the id after which the next page begins. */
export async function readQuarantine({ limit, after }: { limit: number; after?: string | undefined }) {
  const pages = queryPages('Quarantine', { ...queryOf({ limit: limit + 1 }), after: after ? keyOf(after) : undefined });
  const items: Item[] = [];
  for await (const page of pages) {
    items.push(...page);
    if (items.length > limit) break;
  }
  const shown = items.slice(0, limit);
  const next = items.length > limit ? (shown.at(-1)?.sk as string) : undefined;
  return { quarantined: parseItems('Quarantine', shown, toQuarantined), next };
}

/** The id of a quarantined enquiry, and the hash of its idempotency key. */
export interface Suspect {
  id: string;
  idempotency?: string;
}

const suspectFields = 'sk, enquiry.idempotency';

const toSuspect = ({ sk, enquiry }: Item): Suspect => ({ id: sk, idempotency: enquiry?.idempotency });

/** The newest first. */
export async function readQuarantinedIds(range: Range): Promise<Suspect[]> {
  const pages = queryPages('Quarantine', { ...queryOf(range), ProjectionExpression: suspectFields });
  const found: Suspect[] = [];
  for await (const items of pages) {
    found.push(...items.map(toSuspect));
    if (found.length >= range.limit) break;
  }
  return found.slice(0, range.limit);
}

/** Yields all up to an id in pages, the oldest first. */
export async function* suspectPages(last: string, size: number): AsyncGenerator<Suspect[], void> {
  const oldestFirst = { ...queryOf({ last, limit: size }), ScanIndexForward: true };
  for await (const items of queryPages('Quarantine', { ...oldestFirst, ProjectionExpression: suspectFields })) {
    yield items.map(toSuspect);
  }
}

export async function countSuspects(last: string): Promise<number> {
  const { Limit: _, ...all } = queryOf({ last, limit: 1 });
  let count = 0;
  for await (const { length } of queryPages('Quarantine', { ...all, ProjectionExpression: 'sk' })) count += length;
  return count;
}

/** Returns a person's suspected spam. Reads all of it: the quarantine is emptied often, and this call is rare. */
async function readItemsOf({ phone, email }: Contact): Promise<Item[]> {
  const pages = queryPages('Quarantine', {
    KeyConditionExpression: 'pk = :pk',
    FilterExpression: 'enquiry.phone = :phone OR enquiry.email = :email',
    // No enquiry has an empty phone number or e-mail address.
    values: { ':pk': partition, ':phone': phone ?? '', ':email': email ?? '' },
  });
  const found: Item[] = [];
  for await (const items of pages) found.push(...items);
  return found;
}

export const readQuarantinedIdsOf = async (person: Contact): Promise<Suspect[]> =>
  (await readItemsOf(person)).map(toSuspect);

/** Returns the enquiries in a person's suspected spam, newest first. */
export const readQuarantinedOf = async (person: Contact): Promise<Enquiry[]> =>
  parseItems('Quarantine', await readItemsOf(person), toQuarantined)
    .map(({ enquiry }) => enquiry)
    .reverse();

/**
 * The stored form of a quarantined enquiry.
 * @throws ProblemError `enquiry_not_found`
 */
export async function getQuarantinedItem(id: string): Promise<Item> {
  const item = await getItem('Quarantine', keyOf(id));
  if (!item) throw new ProblemError('enquiry_not_found');
  return item.enquiry;
}

/** Stores a quarantined enquiry as a new one; its event sends the mails. Does nothing if it was released before. */
export async function putReleased(item: Item): Promise<void> {
  await onConditionFailed(
    putItem('Enquiries', item, { ConditionExpression: 'attribute_not_exists(pk)' }),
    () => undefined,
  );
}

/** Replaces a released enquiry by what its visitor has added during the release. */
export const putReleasedAgain = (item: Item): Promise<void> => putItem('Enquiries', item);

/** Deletes a quarantined enquiry. @returns false if it has changed since `updatedAt`: then it does nothing */
export function deleteUnchanged(id: string, updatedAt: string): Promise<boolean> {
  const deleted = deleteItem('Quarantine', keyOf(id), {
    ConditionExpression: 'attribute_not_exists(pk) OR enquiry.updated_at = :at',
    values: { ':at': updatedAt },
  });
  return onConditionFailed(
    deleted.then(() => true),
    () => false,
  );
}

export async function deleteQuarantined(id: string): Promise<void> {
  await deleteItem('Quarantine', keyOf(id));
}
