import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { deletedDaysKept } from '#contracts/api/deleted';
import {
  contactAttributes,
  type DerivedAttributes,
  hasStaffsPart,
  type Own,
  placeOf,
  type StoredCustomer,
} from '../../data/customer-items.ts';
import { isExpired, putDerived, readCustomer, removeCustomer } from '../../data/customers.ts';
import { RetryLater } from '../outages.ts';
import { latestOf, nextContactOf } from './summary.ts';
import { membersOf } from './tree.ts';

/** A card that changes meanwhile is computed again so many times. */
const attempts = 12;
const secondsKept = deletedDaysKept * 86_400;

interface Refreshed {
  phone: string;
  /** Computes what follows from the requests, by what followed before. */
  ownOf: (before: Own | undefined) => Promise<Own | undefined>;
}

/**
 * Stores what follows for a card from its requests and from the cards merged into it. Writes nothing if nothing is
 * different.
 * @param hints ids that may be merged into it and that the index may not know yet
 * @returns the card as it is stored then; undefined if there is none
 */
export async function refresh(
  id: string,
  read?: Refreshed,
  hints: readonly string[] = [],
): Promise<StoredCustomer | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await wait(Math.random() * 20 * attempt);
    let stored = await readCustomer(id);
    if (stored && isExpired(stored)) {
      if (!(await removeCustomer(stored))) continue;
      stored = undefined;
    }
    const own = read ? await read.ownOf(stored?.own) : stored?.own;
    const phone = stored?.phone ?? read?.phone;
    if (!own || !phone) return undefined;
    const outcome = await store({ id, phone, own, stored, hints });
    if (outcome !== 'changed') return outcome;
  }
  throw new RetryLater('The card of a customer keeps changing.');
}

interface Computed {
  id: string;
  phone: string;
  own: Own;
  stored: StoredCustomer | undefined;
  hints: readonly string[];
}

async function store({ id, phone, own, stored, hints }: Computed): Promise<StoredCustomer | undefined | 'changed'> {
  const card: StoredCustomer = { ...(stored ?? { pk: id, phone, members: [], writes: 0, revision: 0 }), own };
  const members = card.merged_into ? [] : await membersOf(id, [...card.members, ...hints]);
  if (own.requests === 0 && !hasStaffsPart(card) && members.length === 0) {
    return !stored || (await removeCustomer(stored)) ? undefined : 'changed';
  }
  const next = derivedOf(card, members);
  if (stored && isSame(next, stored)) return stored;
  return (await putDerived({ id, phone }, stored, next)) ?? 'changed';
}

function derivedOf(card: StoredCustomer, members: readonly StoredCustomer[]): DerivedAttributes {
  const latest = latestOf(card, members);
  const isListed = latest !== undefined && !card.merged_into;
  // A deleted request may be restored within these days, and finds what staff have added.
  const expires = latest === undefined ? (card.expires_at ?? Math.floor(Date.now() / 1000) + secondsKept) : undefined;
  return {
    own: card.own,
    members: members.length > 0 ? members.map(({ pk }) => pk).toSorted() : undefined,
    listed: isListed ? 'customer' : undefined,
    latest_place: isListed ? placeOf(latest, card.pk) : undefined,
    ...contactAttributes(card.pk, isListed ? nextContactOf(card, members) : undefined),
    expires_at: expires,
  };
}

/** True if nothing would change. The places of the indexes follow from what is compared. */
const isSame = ({ members = [], ...next }: DerivedAttributes, stored: StoredCustomer) =>
  isDeepStrictEqual(compared({ ...next, members }), compared(stored));

const compared = ({ own, members, latest_place, contact_place, expires_at }: Comparable) => [
  ...[own, members, latest_place, contact_place, expires_at],
];
type Comparable = Pick<StoredCustomer, 'own' | 'latest_place' | 'contact_place' | 'expires_at'> & {
  members: readonly string[];
};
