import { riyadhDay } from '#contracts/calendar';
import { type Item, onConditionFailed, updateItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

/** Larger counts make no difference to the score. */
const mostCounted = 50;
const secondsKept = 2 * 86_400;

/**
 * Counts the different members of a subject today, this one included: the mailboxes that sent a text, the enquiries of a
 * mailbox. Stores both as hashes, and counts a member once, however often it is called.
 */
export async function countToday(subject: string, member: string): Promise<number> {
  const id = sha256(member).slice(0, 16);
  const counted = updateItem(
    'Throttles',
    { pk: `seen#${sha256(subject)}#${riyadhDay()}` },
    {
      UpdateExpression: 'ADD members :ids SET expires_at = :end',
      ConditionExpression: 'attribute_not_exists(members) OR contains(members, :id) OR size(members) < :most',
      values: {
        ':id': id,
        ':ids': new Set([id]),
        ':most': mostCounted,
        ':end': Math.floor(Date.now() / 1000) + secondsKept,
      },
      ReturnValues: 'ALL_NEW',
    },
  );
  const item: Item = await onConditionFailed(counted, () => ({}));
  return item.members instanceof Set ? item.members.size : mostCounted;
}
