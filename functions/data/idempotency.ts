import * as z from 'zod/mini';
import { type Item, updateItem } from './dynamo.ts';

const daysKept = 7;

const Claim = z.object({
  body_hash: z.string(),
  /** The id of the record that the key creates. */
  record_id: z.string(),
  created_at: z.string(),
  /** Set when staff delete the record, so that a late retry does not create it again. */
  closed: z.optional(z.boolean()),
  /** The spam verdict on the first attempt. */
  suspected: z.optional(z.boolean()),
});
export type Claim = z.infer<typeof Claim>;

/**
 * Claims an idempotency key in one write: stores the first attempt and returns it. If a crash prevented the record from
 * being stored, a retry gets the same id here and stores it.
 */
export async function claimKey(hash: string, attempt: Omit<Claim, 'closed'>): Promise<Claim> {
  const first: Item = { ...attempt, expires_at: Math.floor(Date.now() / 1000) + daysKept * 86_400 };
  const names = Object.keys(first).filter((name) => first[name] !== undefined);
  const item = await updateItem(
    'Idempotency',
    { pk: hash },
    {
      UpdateExpression: `SET ${names.map((name) => `${name} = if_not_exists(${name}, :${name})`).join(', ')}`,
      values: Object.fromEntries(names.map((name) => [`:${name}`, first[name]])),
      ReturnValues: 'ALL_NEW',
    },
  );
  return Claim.parse(item);
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
