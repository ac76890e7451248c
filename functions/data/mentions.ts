import * as z from 'zod/mini';
import { EnquiryType } from '#contracts/api/enquiries';
import { Id } from '#contracts/field-kit/fields';
import { deleteItem, getItem, onConditionFailed, updateItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

/**
 * The requests whose notes mention a person who has not opened them since: one item of each person beside the accounts,
 * with the time of the last such note under the request's type and id.
 */
const keyOf = (email: string) => ({ pk: `mentions-of:${sha256(email)}` });

export const Mention = z.object({ type: EnquiryType, id: Id });
export type Mention = z.infer<typeof Mention>;

const nameOf = ({ type, id }: { type: EnquiryType; id: string }) => `${type}.${id}`;

export async function addMention(email: string, mention: Mention, at: string): Promise<void> {
  await updateItem('Staff', keyOf(email), {
    UpdateExpression: 'SET #mention = :at',
    ExpressionAttributeNames: { '#mention': nameOf(mention) },
    values: { ':at': at },
  });
}

/** Does nothing if there is no such mention. */
export async function removeMention(email: string, mention: { type: EnquiryType; id: string }): Promise<void> {
  const removed = updateItem('Staff', keyOf(email), {
    UpdateExpression: 'REMOVE #mention',
    ConditionExpression: 'attribute_exists(#mention)',
    ExpressionAttributeNames: { '#mention': nameOf(mention) },
  });
  await onConditionFailed(
    removed.then(() => undefined),
    () => undefined,
  );
}

/** The latest first, at most `limit`. */
export async function readMentions(email: string, limit: number): Promise<Mention[]> {
  const item = (await getItem('Staff', keyOf(email))) ?? {};
  const times = Object.entries(item).filter(([name]) => name.includes('.'));
  return times
    .toSorted(([, one], [, other]) => (one < other ? 1 : -1))
    .slice(0, limit)
    .map(([name]) => {
      const [type, id] = name.split('.');
      return Mention.parse({ type, id });
    });
}

/** Removes all of a person's. */
export const removeMentions = (email: string) => deleteItem('Staff', keyOf(email));
