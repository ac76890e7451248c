import type { StoredCustomer } from '../../data/customer-items.ts';
import { findCustomer, findCustomers, readMergedInto } from '../../data/customers.ts';

/**
 * Cards that are merged name the card that has them. Two colleagues may merge at the same moment, so that a card has one
 * that has another, or two have each other: then the card with the smaller id has both.
 */

interface Path {
  root: StoredCustomer;
  /** The cards on the way, without the root. */
  others: StoredCustomer[];
}

/** Follows a card to the one that has it; undefined if there is no such card. */
export async function pathFrom(id: string): Promise<Path | undefined> {
  const path: StoredCustomer[] = [];
  for (let next: string | undefined = id; next; ) {
    const begun = path.findIndex(({ pk }) => pk === next);
    if (begun >= 0) return pathTo(smallest(path.slice(begun)), path);
    const card: StoredCustomer | undefined = await findCustomer(next);
    // The card that has the last one has expired or was erased.
    if (!card) break;
    path.push(card);
    next = card.merged_into;
  }
  const last = path.at(-1);
  return last && pathTo(last, path);
}

const pathTo = (root: StoredCustomer, path: readonly StoredCustomer[]): Path => ({
  root,
  others: path.filter(({ pk }) => pk !== root.pk),
});

const smallest = (cards: readonly StoredCustomer[]): StoredCustomer =>
  cards.reduce((one, other) => (other.pk < one.pk ? other : one));

/**
 * The cards that are merged into one, themselves or through others.
 * @param hints ids that the index may not know yet
 */
export async function membersOf(id: string, hints: readonly string[] = []): Promise<StoredCustomer[]> {
  const members = new Map<string, StoredCustomer>();
  for (let parents = [id]; parents.length > 0; ) {
    const indexed = await Promise.all(parents.map(readMergedInto));
    const ids = [...hints, ...indexed.flat()].filter((one) => one !== id && !members.has(one));
    const found = (await findCustomers(ids)).filter(({ merged_into }) => merged_into && parents.includes(merged_into));
    for (const member of found) members.set(member.pk, member);
    parents = found.map(({ pk }) => pk);
  }
  return [...members.values()];
}
