import * as z from 'zod/mini';
import { Author } from '#contracts/api/enquiries';
import { Language } from '#contracts/field-kit/fields';
import type { Item } from './dynamo.ts';
import { sha256 } from './hash.ts';

/** The stored form of a customer's card: one item for each phone number. */
const schemaVersion = 1;

const idLength = 32;

/** @param phone in E.164 */
export const customerId = (phone: string) => sha256(`customer ${phone}`).slice(0, idLength);

/** The part that follows from the requests of the card's own number. */
const Own = z.object({
  name: z.string(),
  /** Other names; absent without any. */
  names: z.optional(z.array(z.string())),
  emails: z.array(z.string()),
  language: Language,
  first_at: z.string(),
  latest_at: z.string(),
  requests: z.int(),
  won: z.int(),
  /** The newest decision about offers; null if none is known. */
  marketing: z.nullable(z.object({ allowed: z.boolean(), at: z.string() })),
  /** The keys of the requests, `type#id`, the newest first. Once none is left: those that were the last. */
  keys: z.array(z.string()),
});
export type Own = z.infer<typeof Own>;

const StoredContact = z.object({ on: z.string(), what: z.nullable(z.string()), by: Author });

const StoredCustomer = z.object({
  pk: z.string(),
  phone: z.string(),
  own: Own,
  /** The other cards that are merged into this one, themselves or through others; absent on a merged one. */
  members: z._default(z.array(z.string()), []),
  /** Set while the list shows the card. */
  latest_place: z.optional(z.string()),
  contact_place: z.optional(z.string()),
  /** Counts every write: a write that was decided on an older state fails. */
  writes: z.int(),
  expires_at: z.optional(z.number()),
  note: z.optional(z.string()),
  next_contact: z.optional(StoredContact),
  language_chosen: z.optional(Language),
  revision: z._default(z.int(), 0),
  updated_at: z.optional(z.string()),
  updated_by: z.optional(Author),
  merged_into: z.optional(z.string()),
  merged_at: z.optional(z.string()),
  merged_by: z.optional(Author),
});
export type StoredCustomer = z.infer<typeof StoredCustomer>;
export type StoredContact = z.infer<typeof StoredContact>;

export const toStored = (item: Item): StoredCustomer => StoredCustomer.parse(item);

/** True if staff have added anything, which the requests do not bring back. */
export const hasStaffsPart = ({ revision, merged_into }: StoredCustomer) => revision > 0 || merged_into !== undefined;

/** The attributes that follow from others. Those that are undefined are removed. */
export interface DerivedAttributes {
  own: Own;
  members: readonly string[] | undefined;
  listed: 'customer' | undefined;
  latest_place: string | undefined;
  contact: 'waits' | undefined;
  contact_place: string | undefined;
  expires_at: number | undefined;
}

/** A place in an index: an instant or a day, and the id, which makes it unique. */
export const placeOf = (time: string, id: string) => `${time}#${id}`;

/** The instant or the day of a place. */
export const timeOfPlace = (place: string) => place.slice(0, place.lastIndexOf('#'));

/** The attributes of the index of next contacts. */
export const contactAttributes = (id: string, contact: StoredContact | undefined) => ({
  contact: contact && ('waits' as const),
  contact_place: contact && placeOf(contact.on, id),
});

export const firstWrite = (phone: string): Item => ({ schema: schemaVersion, phone });
