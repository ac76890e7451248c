import type { MarketingWithdrawal } from '#contracts/api/consent';
import type { Enquiry, EnquiryType, HistoryEntry } from '#contracts/api/enquiries';
import { ProblemError } from '../errors.ts';
import { type Key, onConditionFailed, updateItem } from './dynamo.ts';
import { getEnquiry } from './enquiries.ts';
import { keyOf, phoneKey, toEnquiry } from './enquiry-items.ts';
import { keyOf as quarantineKey } from './quarantine.ts';
import { standsForItself } from './relation-items.ts';

/** Changes of what a visitor has said: corrected fields, and offers that are no longer allowed. */

/** The corrected fields by name; undefined removes an attribute, and so does null for the address. */
export type Corrected = Readonly<Record<string, unknown>> & { phone?: string; email?: string | null };

interface Correction {
  fields: Corrected;
  /** Appended to the history even if that is full: a customer's right to a correction comes first. */
  entry: HistoryEntry;
  /** The stored version, which rises. */
  version: number;
  /** Ends all links to the page of the request. */
  endsLinks?: boolean;
}

/**
 * Replaces fields of an enquiry, with the attributes of its indexes, in one write. A problem with mail to a former
 * address is forgotten with the address.
 * @throws ProblemError `enquiry_not_found`, `version_conflict`
 */
export async function correctEnquiry(
  { type, id }: Pick<Enquiry, 'type' | 'id'>,
  { fields, entry, version, endsLinks = false }: Correction,
): Promise<Enquiry> {
  const attributes: Record<string, unknown> = {
    ...fields,
    ...(fields.phone && { phone_end: phoneKey(fields.phone) }),
    ...('email' in fields && { mail_problem: null }),
    updated_at: entry.at,
  };
  const removed = [
    ...Object.keys(fields).filter((name) => fields[name] === undefined),
    // An index key cannot be null.
    ...(fields.email === null ? ['email'] : []),
    ...(endsLinks ? ['links', 'staff_links', 'testimonial_link', 'quote_links'] : []),
  ];
  const remove = removed.length > 0 ? ` REMOVE ${removed.map((name) => `#${name}`).join(', ')}` : '';
  const set = Object.keys(attributes).filter((name) => !removed.includes(name));
  const sets = ['history = list_append(history, :entries)', ...set.map((name) => `#${name} = :${name}`)];
  const correction = updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression: `SET ${sets.join(', ')}${remove} ADD version :one, history_bytes :bytes${endsLinks ? ', quotes_revision :one' : ''}`,
    ConditionExpression: `attribute_exists(pk) AND version = :version AND ${standsForItself}`,
    ExpressionAttributeNames: Object.fromEntries([...set, ...removed].map((name) => [`#${name}`, name])),
    values: {
      ...Object.fromEntries(set.map((name) => [`:${name}`, attributes[name]])),
      ':entries': [entry],
      ':bytes': Buffer.byteLength(JSON.stringify([entry])),
      ':one': 1,
      ':version': version,
    },
    ReturnValues: 'ALL_NEW',
  }).then(toEnquiry);
  return onConditionFailed(correction, async () => {
    const current: Enquiry = await getEnquiry(type, id);
    // A retry by the SDK finds its own first success.
    if (current.updated_at === entry.at) return current;
    throw new ProblemError('version_conflict');
  });
}

/** The places in which an enquiry may be, each with the path of the enquiry in its item. */
const places = [
  { table: 'Enquiries', key: keyOf, path: '' },
  { table: 'Deleted', key: keyOf, path: '#item.' },
  { table: 'Quarantine', key: (_: EnquiryType, id: string) => quarantineKey(id), path: '#enquiry.' },
] as const;

/**
 * Adds a withdrawal to the consent ledger of an enquiry, wherever it is. Leaves an earlier withdrawal as it is.
 * @returns true if it was added
 */
export async function putWithdrawal(
  { type, id }: Pick<Enquiry, 'type' | 'id'>,
  withdrawal: MarketingWithdrawal,
): Promise<boolean> {
  const added = await Promise.all(
    places.map(({ table, key, path }) => {
      const attribute = `${path}marketing_withdrawn`;
      const name = path.slice(1, -1);
      const write = updateItem(table, key(type, id) satisfies Key, {
        UpdateExpression: `SET ${attribute} = :withdrawal`,
        // The second condition is for a retry by the SDK, which finds its own first success.
        ConditionExpression: `attribute_exists(pk) AND (attribute_not_exists(${attribute}) OR ${attribute}.#at = :at)`,
        ExpressionAttributeNames: { '#at': 'at', ...(name && { [`#${name}`]: name }) },
        values: { ':withdrawal': withdrawal, ':at': withdrawal.at },
      });
      return onConditionFailed(
        write.then(() => true),
        () => false,
      );
    }),
  );
  return added.includes(true);
}
