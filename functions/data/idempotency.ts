import * as z from 'zod/mini';
import { updateItem } from './dynamo.ts';

const daysKept = 7;

const Claim = z.object({
  body_hash: z.string(),
  /** Of the record that the key makes. */
  record_id: z.string(),
  created_at: z.string(),
  /** Staff deleted the record: a late retry must not bring it back. */
  closed: z.optional(z.boolean()),
});
export type Claim = z.infer<typeof Claim>;

/**
 * Ties an idempotency key to the first attempt: one write that keeps what an earlier attempt left and returns what now
 * stands. A crash before the record itself is stored is healed by the retry, which finds the same id here.
 */
export async function claimKey(hash: string, attempt: Omit<Claim, 'closed'>): Promise<Claim> {
  const item = await updateItem(
    'Idempotency',
    { pk: hash },
    {
      UpdateExpression:
        'SET body_hash = if_not_exists(body_hash, :body), record_id = if_not_exists(record_id, :id), created_at = if_not_exists(created_at, :now), expires_at = if_not_exists(expires_at, :expires)',
      values: {
        ':body': attempt.body_hash,
        ':id': attempt.record_id,
        ':now': attempt.created_at,
        ':expires': Math.floor(Date.now() / 1000) + daysKept * 86_400,
      },
      ReturnValues: 'ALL_NEW',
    },
  );
  return Claim.parse(item);
}

/** From now on the key only repeats its first answer. */
export async function closeKey(hash: string): Promise<void> {
  await updateItem(
    'Idempotency',
    { pk: hash },
    {
      UpdateExpression: 'SET closed = :true',
      values: { ':true': true },
    },
  );
}
