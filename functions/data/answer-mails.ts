import type { AnswerMail, Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import { onConditionFailed, updateItem } from './dynamo.ts';

type Answered = Extract<HistoryEntry, { action: 'answered' | 'quote_sent' }>;

/** Also a quote that was sent by mail. */
const isAnswer = (entry: HistoryEntry): entry is Answered =>
  entry.action === 'answered' || (entry.action === 'quote_sent' && entry.channel === 'email');

/** Finds the answer or the mailed quote of a time, with its place in the history. */
export function findAnswer({ history }: Enquiry, at: string): { place: number; entry: Answered } | undefined {
  const place = history.findIndex((one) => isAnswer(one) && one.at === at);
  const entry = history[place];
  return entry && isAnswer(entry) ? { place, entry } : undefined;
}

/**
 * Records what became of the mail with an answer or a quote. Does nothing if the enquiry has no such entry any more, or if
 * the mail has come back since it was read.
 * @param entry its place in the history, as it was read
 */
export async function recordAnswerMail(
  { type, id }: Pick<Enquiry, 'type' | 'id'>,
  { place, entry: { at, mail: before } }: { place: number; entry: Pick<Answered, 'at' | 'mail'> },
  mail: AnswerMail,
): Promise<void> {
  const recorded = updateItem(
    'Enquiries',
    { pk: type, sk: id },
    {
      UpdateExpression: `SET history[${place}].mail = :mail`,
      ConditionExpression: `history[${place}].#at = :at AND history[${place}].#action IN (:answered, :quote)
        AND NOT (history[${place}].mail.#state = :bounced AND history[${place}].mail.#at <> :before)`,
      ExpressionAttributeNames: { '#at': 'at', '#action': 'action', '#state': 'state' },
      values: {
        ...{ ':mail': mail, ':at': at, ':answered': 'answered', ':quote': 'quote_sent' },
        ...{ ':bounced': 'bounced', ':before': before?.at ?? '' },
      },
    },
  );
  await onConditionFailed(
    recorded.then(() => undefined),
    () => undefined,
  );
}
