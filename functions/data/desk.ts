import type { Author, Enquiry } from '#contracts/api/enquiries';
import { ProblemError } from '../errors.ts';
import type { DeskAttributes } from './desk-items.ts';
import { getItem, type Item, onConditionFailed, updateItem } from './dynamo.ts';
import type { Answer } from './enquiry-clock.ts';
import { keyOf, toEnquiry } from './enquiry-items.ts';
import { noting } from './full-history.ts';
import { refuseMerged, standsForItself } from './relation-items.ts';

/** Writes what the queue needs, and who has a request. */

type Key = Pick<Enquiry, 'type' | 'id'>;

/** An answer with the working minutes until it, and whether they were within the goal. */
export interface TimedAnswer extends Answer {
  minutes: number;
  kept: boolean;
}

/** The item of an enquiry; undefined once it is deleted or erased. Reads consistently. */
export const findEnquiryItem = ({ type, id }: Key): Promise<Item | undefined> => getItem('Enquiries', keyOf(type, id));

/**
 * Stores the attributes of the queue, unless what they follow from has changed since the item was read.
 * @returns the item as it is stored then; undefined if it has changed or is gone
 */
export function putDesk(
  item: Item,
  attributes: DeskAttributes & { answers: TimedAnswer[] | undefined },
): Promise<Item | undefined> {
  const entries = Object.entries(attributes);
  const given = entries.filter(([, value]) => value !== undefined);
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => name);
  const { unanswered_since, owner } = item;
  const unchanged = [
    'size(history) = :entries AND #status = :status',
    unanswered_since ? 'unanswered_since = :unanswered' : 'attribute_not_exists(unanswered_since)',
    owner ? '#owner.email = :owner' : 'attribute_not_exists(#owner)',
  ];
  const write = updateItem('Enquiries', keyIn(item), {
    UpdateExpression: `SET ${given.map(([name]) => `${name} = :${name}`).join(', ')}${removing(removed)}`,
    ConditionExpression: unchanged.join(' AND '),
    ExpressionAttributeNames: { '#status': 'status', '#owner': 'owner' },
    values: {
      ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
      ...{ ':entries': item.history.length, ':status': item.status },
      ...(unanswered_since && { ':unanswered': unanswered_since }),
      ...(owner && { ':owner': owner.email }),
    },
    ReturnValues: 'ALL_NEW',
  });
  return onConditionFailed<Item | undefined, undefined>(write, () => undefined);
}

const keyIn = ({ pk, sk }: Item) => ({ pk, sk });

const removing = (names: readonly string[]) => (names.length > 0 ? ` REMOVE ${names.join(', ')}` : '');

interface Assignment {
  to: Author | null;
  /** True for the owner whom the caller has seen. */
  isSeen: (owner: Author | undefined) => boolean;
  /** Null if nobody in particular does it. */
  by: Author | null;
}

/** A request that is done or opened meanwhile is read again so many times. */
const attempts = 3;

/**
 * Gives a request to somebody, or to nobody. Does nothing if that person has it already.
 * @throws ProblemError `enquiry_not_found`, `owned_by_other`, `request_merged`, `version_conflict`
 */
export async function assignEnquiry({ type, id }: Key, { to, isSeen, by }: Assignment) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const item = await findEnquiryItem({ type, id });
    if (!item) throw new ProblemError('enquiry_not_found');
    refuseMerged(item);
    const owner: Author | undefined = item.owner;
    // Also a repetition, or a retry by the SDK that finds its own first success.
    if (owner?.email === to?.email) return { before: owner, enquiry: toEnquiry(item), isChanged: false };
    if (!isSeen(owner)) throw taken(owner);
    const write = owner
      ? writeOwner(item, { to, by }, '#owner.email = :from', { ':from': owner.email })
      : writeOwner(item, { to, by }, 'attribute_not_exists(#owner)', {});
    const written = await onConditionFailed<Item | undefined, undefined>(write, () => undefined);
    if (written) return { before: owner, enquiry: toEnquiry(written), isChanged: true };
  }
  throw new ProblemError('version_conflict');
}

const taken = (owner: Author | undefined) =>
  owner ? new ProblemError('owned_by_other', { owner: owner.name }) : new ProblemError('version_conflict');

/**
 * Gives a request that nobody ever had to somebody.
 * @returns false if somebody had it, or it is done or gone
 */
export async function assignFirst(key: Key, to: Author): Promise<boolean> {
  const item = await findEnquiryItem(key);
  if (!item || item.status === 'done') return false;
  const isFirst = 'attribute_not_exists(#owner) AND attribute_not_exists(assigned_at)';
  const write = writeOwner(item, { to, by: null }, isFirst, {});
  return onConditionFailed(
    write.then(() => true),
    () => false,
  );
}

/** `assigned_at` stays when a request is handed back. */
function writeOwner(
  item: Item,
  { to, by }: Pick<Assignment, 'to' | 'by'>,
  condition: string,
  values: Item,
): Promise<Item> {
  const at = new Date().toISOString();
  const [owner, former, author] = [to, item.owner ?? null, by].map(
    (one: Author | null) => one && { email: one.email, name: one.name },
  ) as [Author | null, Author | null, Author | null];
  const noted = noting(item, { action: 'assigned', owner, former, at, by: author });
  // Not by the place, which may be that of before the request was done.
  const isListed = to !== null && item.status !== 'done';
  const sets = [
    'assigned_at = :now',
    ...noted.set,
    ...(to ? ['#owner = :to'] : []),
    ...(isListed ? ['desk_owner = :email'] : []),
  ];
  const removed = [...(to ? [] : ['#owner']), ...(isListed ? [] : ['desk_owner'])];
  return updateItem('Enquiries', keyIn(item), {
    UpdateExpression: `SET ${sets.join(', ')}${removing(removed)}${noted.add.map((part) => ` ADD ${part}`).join('')}`,
    ConditionExpression: `#status = :status AND ${standsForItself} AND ${condition}`,
    ExpressionAttributeNames: { '#owner': 'owner', '#status': 'status' },
    values: {
      ...{ ':now': at, ':status': item.status, ...noted.values },
      ...(owner && { ':to': owner }),
      ...(isListed && { ':email': to.email }),
      ...values,
    },
    ReturnValues: 'ALL_NEW',
  });
}
