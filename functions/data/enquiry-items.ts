import { Enquiry, type EnquiryStatus, type EnquiryType, type HistoryEntry } from '#contracts/api/enquiries';
import type { PageLink } from '#contracts/api/request-page/history';
import type { TestimonialInvitation } from '#contracts/api/testimonial-fields';
import { askedFromItem, askedToItem, departurePlace } from './asked-items.ts';
import { clockFields, deskAttributes } from './desk-items.ts';
import type { Item } from './dynamo.ts';
import { quoteFields } from './quote-items.ts';
import { linkedIn, mergedIn, mergeOf, relationAttributes } from './relation-items.ts';
import { tagAttributes } from './tag-items.ts';
import { taskAttributes } from './task-items.ts';

/**
 * The stored form of an enquiry: one partition per type, sorted by the time-ordered id, with attributes for the
 * indexes. An unknown e-mail address is left out, since an index key cannot be null.
 */
const schemaVersion = 5;

export const keyOf = (type: EnquiryType, id: string) => ({ pk: type, sk: id });

export const statusKey = (type: EnquiryType, status: EnquiryStatus) => `${type}#${status}`;

/** The last seven digits, which are equal in every spelling of a number, with or without a country code. */
export const phoneKey = (phone: string) => phone.replace(/\D/g, '').slice(-7);

/** Attributes that are stored with an enquiry but are not part of it. */
export interface EnquiryOrigin {
  /** The hash of the enquiry's idempotency key. */
  idempotencyHash?: string | undefined;
  /** The trace of the request that created it, for logs. */
  traceId?: string;
  /** The link of the visitor's receipt. */
  link?: StoredLink;
}

/** An invitation to write a testimonial, as an enquiry's item keeps it. */
export interface StoredInvitation extends TestimonialInvitation {
  /** SHA-256 of its secret. */
  hash: string;
}

/** A link to the page of a request, as an enquiry's item keeps it. */
export interface StoredLink extends PageLink {
  /** SHA-256 of its secret. */
  hash: string;
}

export function toItem({ type, id, ...fields }: Enquiry, { idempotencyHash, traceId, link }: EnquiryOrigin = {}): Item {
  const { waiting_since: _, first_contact_at: __, waits_for_customer: ___, ...rest } = fields;
  const { invitation: ____, testimonial: _____, quotes: ______, sale: _______, ...stored } = rest;
  const clocked = { ...keyOf(type, id), ...stored, clocked_since: fields.created_at };
  return {
    ...clocked,
    schema: schemaVersion,
    owner: fields.owner ?? undefined,
    ...tagAttributes(type, fields.tags),
    ...taskAttributes(fields.tasks),
    ...relationAttributes,
    ...deskAttributes(clocked, fields.due_at ?? undefined),
    ...askedToItem(fields),
    email: fields.email ?? undefined,
    marketing_withdrawn: fields.marketing_withdrawn ?? undefined,
    links: link && [link],
    unanswered_since: fields.unanswered_since ?? undefined,
    type_status: statusKey(type, fields.status),
    phone_end: phoneKey(fields.phone),
    rests_since: restsSince(fields),
    departure_place: departurePlace(id, fields),
    idempotency: idempotencyHash,
    trace_id: traceId,
  };
}

/** Parses an item. The previous status of each change is not stored: it is derived from the earlier changes. */
export function toEnquiry(item: Item): Enquiry {
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
  return Enquiry.parse({
    ...{ ...fields, ...clockFields(item), links: linksIn(item), invitation: item.testimonial_link },
    ...(item.testimonial && { testimonial: { ...item.testimonial, waits: item.testimonial_waits !== undefined } }),
    ...{ ...askedFromItem(item), ...quoteFields(item), history, type, id },
  });
}

/** All links of an enquiry, the oldest first. Those that staff made are apart, except in items from before. */
export const linksIn = ({ links = [], staff_links = [] }: Item): StoredLink[] =>
  [...links, ...staff_links].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));

/** The instant of the last change of its status, or of its arrival: retention counts from it. */
const restsSince = ({
  history,
  created_at,
}: {
  history: readonly { action: string; at: string }[];
  created_at: string;
}) => history.findLast(({ action }) => action === 'status_changed')?.at ?? created_at;

/**
 * Upgrades an item to the current schema; undefined if it is current. Schema 1 had no attributes for indexes, schema 2
 * none for retention, schema 3 none for departures, schema 4 none for the queue.
 */
export function upgradeItem(item: Item): Item | undefined {
  if (item.schema === schemaVersion) return undefined;
  const { email, ...rest } = item;
  const place = departurePlace(item.sk, item);
  return {
    ...rest,
    ...deskAttributes({ ...item, history: item.history ?? [] }, item.due_at),
    ...(email && { email }),
    ...(place && { departure_place: place }),
    schema: schemaVersion,
    type_status: statusKey(item.pk, item.status),
    phone_end: phoneKey(item.phone),
    rests_since: restsSince({ history: item.history ?? [], created_at: item.created_at }),
  };
}

/** The fields that erasing needs, read separately so that it works if the rest cannot be parsed. */
export const readErasable = ({ pk, sk, phone, email, idempotency, history, owner, ...others }: Item) => ({
  type: pk as EnquiryType,
  id: String(sk),
  phone: typeof phone === 'string' ? phone : undefined,
  email: typeof email === 'string' ? email : undefined,
  related: relatedIn(others),
  ownerEmail: typeof owner?.email === 'string' ? (owner.email as string) : undefined,
  idempotencyHash: typeof idempotency === 'string' ? idempotency : undefined,
  history: Array.isArray(history)
    ? (history as { action?: unknown; at?: unknown; mentions?: { email: string }[] }[])
    : [],
});

/** All requests that an item names. */
const relatedIn = (item: Item): { type: EnquiryType; id: string }[] =>
  [linkedIn(item), mergedIn(item), mergeOf(item) ?? []].flat().map(({ type, id }) => ({ type, id }));

export type Erasable = ReturnType<typeof readErasable>;
