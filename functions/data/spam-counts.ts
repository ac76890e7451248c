import { riyadhDay } from '#contracts/field-kit/calendar';
import { type Item, onConditionFailed, updateItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

/** Larger counts make no difference to the score. */
const mostCounted = 50;
const secondsKept = 2 * 86_400;

/** The members by subject and day that this process has seen. */
const seen = new Map<string, Set<string>>();
/** The largest number of subjects remembered; forgetting them counts their next members from one on again. */
const mostRemembered = 10_000;

/**
 * Counts the different members of a subject today, this one included: the mailboxes that sent a text, the enquiries of a
 * mailbox. Stores both as hashes, and counts a member once, however often it is called.
 *
 * The first `free` members that this process sees cost no write: the next one stores them all. Each further process may
 * overlook as many.
 */
export async function countToday(subject: string, member: string, free: number): Promise<number> {
  const pk = `seen#${sha256(subject)}#${riyadhDay()}`;
  const id = sha256(member).slice(0, 16);
  const members = remember(pk, id);
  return members.size <= free ? members.size : countStored(pk, id, members);
}

function remember(pk: string, id: string): ReadonlySet<string> {
  if (seen.size >= mostRemembered) seen.clear();
  const members = seen.get(pk) ?? new Set<string>();
  seen.set(pk, members);
  if (members.size < mostCounted) members.add(id);
  return members;
}

async function countStored(pk: string, id: string, members: ReadonlySet<string>): Promise<number> {
  const counted = updateItem(
    'Throttles',
    { pk },
    {
      UpdateExpression: 'ADD members :ids SET expires_at = :end',
      ConditionExpression: 'attribute_not_exists(members) OR contains(members, :id) OR size(members) < :most',
      values: {
        ':id': id,
        ':ids': members,
        ':most': mostCounted,
        ':end': Math.floor(Date.now() / 1000) + secondsKept,
      },
      ReturnValues: 'ALL_NEW',
    },
  );
  const item: Item = await onConditionFailed(counted, () => ({}));
  return item.members instanceof Set ? item.members.size : mostCounted;
}
