import * as z from 'zod/mini';
import { updateItem } from './dynamo.ts';

const daysKept = 7;

const Claim = z.object({
  body_hash: z.string(),
  /** The id of the record that the key creates. */
  record_id: z.string(),
  created_at: z.string(),
  /** Set when staff deleted the record, so that a late retry does not create it again. */
  closed: z.optional(z.boolean()),
});
export type Claim = z.infer<typeof Claim>;

/**
 * Claims an idempotency key: one write that keeps the first attempt and returns it. If a crash prevented the record
 * from being stored, the retry gets the same id here and stores it.
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

/** Keeps the first verdict on a key's enquiry and returns it, so that a retry stores the enquiry in the same place. */
export async function keepVerdict(hash: string, isSuspected: boolean): Promise<boolean> {
  const { suspected } = await updateItem(
    'Idempotency',
    { pk: hash },
    {
      UpdateExpression: 'SET suspected = if_not_exists(suspected, :suspected)',
      values: { ':suspected': isSuspected },
      ReturnValues: 'ALL_NEW',
    },
  );
  return suspected;
}

/** Closes the key: a retry gets the first reply and creates nothing. */
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

/** Closes the key of an erased record and forgets the hash of its body. */
export async function eraseKey(hash: string): Promise<void> {
  await updateItem(
    'Idempotency',
    { pk: hash },
    {
      UpdateExpression: 'SET closed = :true REMOVE body_hash',
      values: { ':true': true },
    },
  );
}
