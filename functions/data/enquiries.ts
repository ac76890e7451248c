import { randomBytes } from 'node:crypto';
import type { ContactChannel, Enquiry, EnquiryStatus, EnquiryType } from '#contracts/api/enquiries';
import type { MailProblem } from '#contracts/api/mail-problem';
import { ProblemError } from '../errors.ts';
import { deleteItem, getItem, type Item, onConditionFailed, putItem, updateItem } from './dynamo.ts';
import { type EnquiryOrigin, keyOf, statusKey, toEnquiry, toItem } from './enquiry-items.ts';
import { fullHistory, maximumHistory, type NewHistoryEntry, refuseTooLarge } from './full-history.ts';
import { refuseMerged, standsForItself } from './relation-items.ts';

/** Stores and changes one enquiry; `enquiry-reads.ts` finds many. */

/** A second contact by the same person and channel within this time (ms) counts as a double click. */
const contactRepeats = 60_000;

/** Stores a new enquiry. @returns false if the id exists: then it does nothing */
export async function putEnquiry(enquiry: Enquiry, origin?: EnquiryOrigin): Promise<boolean> {
  const item = toItem(enquiry, origin);
  return onConditionFailed(
    putItem('Enquiries', item, { ConditionExpression: 'attribute_not_exists(pk)' }).then(() => true),
    () => false,
  );
}

/** @throws ProblemError `enquiry_not_found` */
export async function getEnquiry<Type extends EnquiryType>(type: Type, id: string) {
  return toEnquiry(await getEnquiryItem(type, id)) as Extract<Enquiry, { type: Type }>;
}

/** Returns undefined once an enquiry is deleted or erased. Reads consistently. */
export async function findEnquiry({ type, id }: Pick<Enquiry, 'type' | 'id'>): Promise<Enquiry | undefined> {
  const item = await getItem('Enquiries', keyOf(type, id));
  return item && toEnquiry(item);
}

async function getEnquiryItem(type: EnquiryType, id: string): Promise<Item> {
  const item = await getItem('Enquiries', keyOf(type, id));
  if (!item) throw new ProblemError('enquiry_not_found');
  return item;
}

interface Change {
  entries: NewHistoryEntry[];
  status?: EnquiryStatus | undefined;
  /** Fails if the stored version is a different one. */
  version?: number | undefined;
  /** Set if one of the entries is a contact: that entry is left out if it repeats the last contact. */
  contact?: Contact | undefined;
  /** Undoes the last contact if it is this one, and fails otherwise. */
  undo?: Pick<Contact, 'by' | 'at' | 'seen'> | undefined;
  /**
   * Identifies the attempt: a repetition changes nothing, also one by the SDK, which repeats a write whose reply was
   * lost. By default a new one.
   */
  key?: string;
}

interface Contact {
  by: string;
  channel: ContactChannel;
  at: string;
  /** The mark of the waiting customer that the contact removes. */
  seen?: string | undefined;
}

/**
 * Appends to the history and sets the status in one write. Only a status raises the version.
 * @throws ProblemError `enquiry_not_found`, `version_conflict`, `history_full`, `request_merged`
 */
export async function updateEnquiry<Type extends EnquiryType>(type: Type, id: string, change: Change) {
  const { status, version, contact, undo, entries, key = newKey() } = change;
  const seen = undo && (await getEnquiryItem(type, id)).last_contact?.seen;
  const written = writeChange(type, id, { ...change, key, undo: undo && { ...undo, seen } });
  const item = await onConditionFailed(written.catch(refuseTooLarge), async () => {
    const current = await getEnquiryItem(type, id);
    if (current.change_keys?.has(key)) return current;
    refuseMerged(current);
    if (status && version && current.version !== version) throw new ProblemError('version_conflict');
    if (undo && !isSameContact(current, undo)) throw new ProblemError('version_conflict');
    if (!contact || !repeats(current, contact)) throw new ProblemError('history_full');
    const others = entries.filter(({ action }) => action !== 'contacted');
    return others.length ? writeChange(type, id, { entries: others, status, version, key }) : current;
  });
  return toEnquiry(item) as Extract<Enquiry, { type: Type }>;
}

/** Short, since an item keeps the keys of all its changes. */
const newKey = () => randomBytes(9).toString('base64url');

function writeChange(type: EnquiryType, id: string, change: Change & { key: string }): Promise<Item> {
  const { entries, status, version, contact, undo, key } = change;
  const sets = [
    'history = list_append(history, :entries), updated_at = :now',
    ...(status ? ['#status = :status, type_status = :type_status, rests_since = :now'] : []),
    ...(contact ? ['last_contact = :contact'] : []),
    ...(undo?.seen ? ['unanswered = :type, unanswered_since = if_not_exists(unanswered_since, :seen)'] : []),
  ];
  const conditions = [
    `attribute_exists(pk) AND ${standsForItself} AND size(history) < :maximum`,
    '(attribute_not_exists(history_bytes) OR history_bytes < :full)',
    ...(status && version ? ['version = :version'] : []),
    'NOT contains(change_keys, :key)',
    ...(contact
      ? [
          '(attribute_not_exists(last_contact) OR last_contact.#by <> :by OR last_contact.channel <> :channel OR last_contact.#at < :recently)',
        ]
      : []),
    ...(undo ? ['last_contact.#by = :by AND last_contact.#at = :contacted_at'] : []),
  ];
  return updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression: [
      `SET ${sets.join(', ')}`,
      ...(undo ? ['REMOVE last_contact'] : []),
      `ADD history_bytes :bytes, change_keys :keys${status ? ', version :one' : ''}`,
    ].join(' '),
    ConditionExpression: conditions.join(' AND '),
    ...((status || contact || undo) && {
      ExpressionAttributeNames: {
        ...(status && { '#status': 'status' }),
        ...((contact || undo) && { '#by': 'by', '#at': 'at' }),
      },
    }),
    values: {
      ':entries': entries,
      ':now': new Date().toISOString(),
      ':maximum': maximumHistory,
      ':bytes': Buffer.byteLength(JSON.stringify(entries)),
      ':full': fullHistory,
      ...(status && { ':status': status, ':type_status': statusKey(type, status), ':one': 1 }),
      ...(status && version && { ':version': version }),
      ...{ ':key': key, ':keys': new Set([key]) },
      ...(contact && {
        ':contact': contact,
        ':by': contact.by,
        ':channel': contact.channel,
        ':recently': recently(contact.at),
      }),
      ...(undo && { ':by': undo.by, ':contacted_at': undo.at }),
      ...(undo?.seen && { ':type': type, ':seen': undo.seen }),
    },
    ReturnValues: 'ALL_NEW',
  });
}

const recently = (at: string) => new Date(Date.parse(at) - contactRepeats).toISOString();

const repeats = ({ last_contact: last }: Item, { by, channel, at }: NonNullable<Change['contact']>) =>
  last?.by === by && last.channel === channel && last.at >= recently(at);

const isSameContact = ({ last_contact: last }: Item, { by, at }: Pick<Contact, 'by' | 'at'>) =>
  last?.by === by && last.at === at;

/**
 * Removes the mark that the customer waits for staff, unless the customer has done something since.
 * @returns the enquiry as it is stored then
 * @throws ProblemError `enquiry_not_found`
 */
export async function markSeen<Type extends EnquiryType>(type: Type, id: string, until: string) {
  const seen = updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression: 'REMOVE unanswered, unanswered_since',
    ConditionExpression: 'unanswered_since <= :until',
    values: { ':until': until },
    ReturnValues: 'ALL_NEW',
  });
  const item = await onConditionFailed(seen, () => getEnquiryItem(type, id));
  return toEnquiry(item) as Extract<Enquiry, { type: Type }>;
}

/**
 * Records that mail about an enquiry does not reach the customer. Does nothing if the enquiry was deleted, or has none of
 * these addresses, since staff corrected it.
 */
export async function markUndelivered(
  { type, id }: Pick<Enquiry, 'type' | 'id'>,
  addresses: readonly string[],
  problem: MailProblem,
): Promise<void> {
  // Stored addresses have lower case.
  const values = Object.fromEntries(addresses.map((address, i) => [`:address${i}`, address.trim().toLowerCase()]));
  const marked = updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression: 'SET mail_problem = :problem',
    ConditionExpression: `email IN (${Object.keys(values).join(', ')})`,
    values: { ...values, ':problem': problem },
  });
  await onConditionFailed(marked, () => undefined);
}

/**
 * Returns the hash of the idempotency key with which the enquiry was created.
 * @throws ProblemError `enquiry_not_found`
 */
export async function idempotencyOf(type: EnquiryType, id: string): Promise<string | undefined> {
  return (await getEnquiryItem(type, id)).idempotency;
}

/** Returns false once an enquiry is deleted or erased. Also true for an item that cannot be parsed. */
export async function isStored({ type, id }: Pick<Enquiry, 'type' | 'id'>): Promise<boolean> {
  return (await getItem('Enquiries', keyOf(type, id))) !== undefined;
}

/** Deletes an enquiry. Does nothing if it does not exist. */
export async function eraseEnquiry({ type, id }: Pick<Enquiry, 'type' | 'id'>): Promise<void> {
  await deleteItem('Enquiries', keyOf(type, id));
}

/** Restarts the retention of an enquiry at its last change, unless it has changed again since. */
export async function restSince({ type, id }: Pick<Enquiry, 'type' | 'id'>, lastChange: string): Promise<void> {
  const moved = updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression: 'SET rests_since = :at',
    ConditionExpression: 'updated_at = :at',
    values: { ':at': lastChange },
  });
  await onConditionFailed(
    moved.then(() => undefined),
    () => undefined,
  );
}
