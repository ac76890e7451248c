import type { Customer } from '#contracts/api/customers';
import type { Enquiry } from '#contracts/api/enquiries';
import type { Own, StoredContact, StoredCustomer } from '../../data/customer-items.ts';
import type { Item, Key } from '../../data/dynamo.ts';
import { toEnquiries } from '../../data/enquiry-reads.ts';

/** A customer's card follows from the requests of each number, and from the notes of staff. */

const mostEmails = 10;
const mostNames = 5;

export const keyName = ({ pk, sk }: Item | Key) => `${pk}#${sk}`;

/**
 * What follows from the requests of one number.
 * @param items their items, the newest first
 * @param before what followed before: it stays known after the last of them has gone
 */
export function ownFrom(items: readonly Item[], before: Own | undefined): Own | undefined {
  const requests = toEnquiries(items);
  const [newest] = requests;
  const oldest = requests.at(-1);
  if (!newest || !oldest) return before && { ...before, requests: 0, won: 0 };
  const names = otherNames(
    newest.name,
    requests.map(({ name }) => name),
  );
  return {
    name: newest.name,
    ...(names.length > 0 && { names }),
    emails: unique(requests.flatMap(({ email }) => email ?? [])).slice(0, mostEmails),
    language: newest.language,
    first_at: oldest.created_at,
    latest_at: newest.created_at,
    requests: requests.length,
    won: requests.filter(({ sale }) => sale?.state === 'won').length,
    marketing: newestDecision(requests.flatMap(decisionsIn)),
    keys: items.map(keyName),
  };
}

const otherNames = (name: string, names: readonly string[]) =>
  unique(names.filter((one) => one && one !== name)).slice(0, mostNames);

type Decision = NonNullable<Own['marketing']>;

const decisionsIn = ({ consent, marketing_withdrawn: withdrawn }: Enquiry): Decision[] => [
  ...(consent ? [{ allowed: consent.marketing, at: consent.at }] : []),
  ...(withdrawn ? [{ allowed: false, at: withdrawn.at }] : []),
];

/** Of two at the same instant, the one that does not allow counts. */
const newestDecision = (decisions: readonly Decision[]): Decision | null =>
  decisions.reduce<Decision | null>((newest, one) => {
    if (!newest || one.at > newest.at) return one;
    return one.at === newest.at && !one.allowed ? one : newest;
  }, null);

/** The cards of one customer, those with the newest request first. */
const byLatest = (root: StoredCustomer, members: readonly StoredCustomer[]) =>
  [root, ...members].toSorted((one, other) => compare(weight(other), weight(one)));

/** Those without requests come last. */
const weight = ({ own }: StoredCustomer) => (own.requests > 0 ? own.latest_at : '');
const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** The arrival of the newest request of a card and those merged into it; undefined without requests. */
export const latestOf = (root: StoredCustomer, members: readonly StoredCustomer[]): string | undefined =>
  byLatest(root, members).map(weight).find(Boolean);

/** The next contact of all of them: the earliest. */
export const nextContactOf = (root: StoredCustomer, members: readonly StoredCustomer[]): StoredContact | undefined =>
  [root, ...members]
    .flatMap(({ next_contact }) => next_contact ?? [])
    .reduce<StoredContact | undefined>((first, one) => (first && first.on <= one.on ? first : one), undefined);

/** @param members the cards that are merged into this one */
export function toCustomer(root: StoredCustomer, members: readonly StoredCustomer[]): Customer {
  const cards = byLatest(root, members);
  const [newest = root] = cards;
  const withRequests = cards.filter(({ own }) => own.requests > 0);
  const counted = withRequests.length > 0 ? withRequests : cards;
  const sum = (of: (own: Own) => number) => cards.reduce((total, { own }) => total + of(own), 0);
  return {
    id: root.pk,
    phone: root.phone,
    name: newest.own.name,
    names: otherNames(
      newest.own.name,
      cards.flatMap(({ own }) => [own.name, ...(own.names ?? [])]),
    ),
    emails: unique(counted.flatMap(({ own }) => own.emails)).slice(0, mostEmails),
    language: root.language_chosen ?? newest.own.language,
    language_chosen: root.language_chosen !== undefined,
    first_at: counted.map(({ own }) => own.first_at).reduce((first, one) => (one < first ? one : first)),
    latest_at: newest.own.latest_at,
    requests: sum(({ requests }) => requests),
    won: sum(({ won }) => won),
    allows_marketing: newestDecision(counted.flatMap(({ own }) => own.marketing ?? []))?.allowed ?? false,
    note: root.note ?? null,
    next_contact: nextContactOf(root, members) ?? null,
    merged: members
      .flatMap(({ pk, phone, own, note = null, merged_at: at, merged_by: by }) =>
        at && by ? [{ id: pk, name: own.name, phone, note, at, by }] : [],
      )
      .toSorted((one, other) => compare(one.at, other.at)),
    revision: root.revision,
    updated_at: root.updated_at ?? null,
    updated_by: root.updated_by ?? null,
  };
}

const unique = (values: readonly string[]) => [...new Set(values)];
