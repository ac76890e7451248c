import { deleteItem, onConditionFailed, updateItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

/** Longer than any day, in any time zone. */
const secondsKept = 2 * 86_400;

/** Whose confirmations are counted: a mailbox, a connection or a domain. */
const keyOf = (subject: string, day: string) => ({ pk: `confirmation#${sha256(subject)}#${day}` });

/**
 * Counts an enquiry's confirmation towards a subject's limit for the day, in one write. Idempotent: counts the same
 * enquiry once.
 * @returns false if the day's confirmations are used up
 */
export function takeConfirmation(subject: string, enquiryId: string, { day, most }: { day: string; most: number }) {
  const counted = updateItem('Throttles', keyOf(subject, day), {
    UpdateExpression: 'ADD enquiries :ids SET expires_at = :end',
    ConditionExpression: 'attribute_not_exists(enquiries) OR contains(enquiries, :id) OR size(enquiries) < :most',
    values: {
      ':id': enquiryId,
      ':ids': new Set([enquiryId]),
      ':most': most,
      ':end': Math.floor(Date.now() / 1000) + secondsKept,
    },
  });
  return onConditionFailed(
    counted.then(() => true),
    () => false,
  );
}

/** Deletes a mailbox's count of a day. */
export async function eraseConfirmations(mailbox: string, day: string): Promise<void> {
  await deleteItem('Throttles', keyOf(mailbox, day));
}
