import type { AnswerMail, Enquiry } from '#contracts/api/enquiries';
import { onConditionFailed, updateItem } from './dynamo.ts';

/**
 * Records what became of the mail with an answer or a quote. Does nothing if the enquiry has no such entry any more.
 * @param entry its place in the history, and its time
 */
export async function recordAnswerMail(
  { type, id }: Pick<Enquiry, 'type' | 'id'>,
  { place, at }: { place: number; at: string },
  mail: AnswerMail,
): Promise<void> {
  const recorded = updateItem(
    'Enquiries',
    { pk: type, sk: id },
    {
      UpdateExpression: `SET history[${place}].mail = :mail`,
      ConditionExpression: `history[${place}].#at = :at AND history[${place}].#action IN (:answered, :quote)`,
      ExpressionAttributeNames: { '#at': 'at', '#action': 'action' },
      values: { ':mail': mail, ':at': at, ':answered': 'answered', ':quote': 'quote_sent' },
    },
  );
  await onConditionFailed(
    recorded.then(() => undefined),
    () => undefined,
  );
}
