import { customerId, type Own, type StoredCustomer } from '../../data/customer-items.ts';
import { putMerged, putSplit } from '../../data/customers.ts';
import { batchGetItems, type Item, type Key } from '../../data/dynamo.ts';
import { readItemsByPhone } from '../../data/enquiry-reads.ts';
import { idRange } from '../enquiry-ids.ts';
import { refresh } from './refresh.ts';
import { keyName, ownFrom } from './summary.ts';
import { membersOf, pathFrom } from './tree.ts';

/**
 * Files requests on the cards of their customers. What a card says is computed from all requests of its number, never
 * counted up, so that events may come twice and in any order.
 */

/** A card says no more than its newest requests do: each new one of a number costs reading so many. */
const mostRequests = 100;

/**
 * Computes the card of a number.
 * @param changed the key of a request that the index may not know yet
 */
export async function fileNumber(phone: string, changed?: Key): Promise<void> {
  const id = customerId(phone);
  const stored = await refresh(id, {
    phone,
    ownOf: async (before) => ownFrom(await requestsOf(phone, before, changed), before),
  });
  if (stored?.merged_into) await settleTree(id);
}

/**
 * The requests of a number, the newest first. The index may be behind: those that the card knows are read too, so that
 * the last of several writers at once loses none.
 */
async function requestsOf(phone: string, before: Own | undefined, changed: Key | undefined): Promise<Item[]> {
  const found = new Map<string, Item>();
  const pages = { range: idRange({}), size: 100 };
  for await (const item of readItemsByPhone(phone, pages)) {
    found.set(keyName(item), item);
    if (found.size === mostRequests) break;
  }
  const known = (before?.keys ?? []).map((name): Key => {
    const [pk = '', sk = ''] = name.split('#');
    return { pk, sk };
  });
  const missing = [...known, ...(changed ? [changed] : [])].filter((key) => !found.has(keyName(key)));
  for (const item of await batchGetItems('Enquiries', distinct(missing))) {
    if (item.phone === phone) found.set(keyName(item), item);
  }
  return [...found.values()].toSorted((one, other) => (one.sk < other.sk ? 1 : -1)).slice(0, mostRequests);
}

/** A batch takes no key twice. */
const distinct = (keys: readonly Key[]): Key[] => [...new Map(keys.map((key) => [keyName(key), key])).values()];

/**
 * Makes the card that has a card have all others directly, and computes it again. Repeatable, by several at once too.
 * @param hints ids that may be merged into it and that the index may not know yet
 * @returns the card that has them; undefined if there is none
 */
export async function settleTree(id: string, hints: readonly string[] = []): Promise<StoredCustomer | undefined> {
  const path = await pathFrom(id);
  if (!path) return undefined;
  const { root, others } = path;
  // The end of a circle, or of a path to a card that is gone.
  if (root.merged_into) await putSplit(root.pk, root.merged_into);
  const known = [...hints, ...root.members, ...others.map(({ pk }) => pk)];
  for (const { pk, merged_into: from } of await membersOf(root.pk, known)) {
    if (from && from !== root.pk) await putMerged(pk, root.pk, { from });
  }
  return refresh(root.pk, undefined, known);
}
