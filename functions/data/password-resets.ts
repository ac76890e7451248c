import * as z from 'zod/mini';
import { deleteItem, onConditionFailed, putItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

const keyOf = (token: string) => ({ pk: sha256(token) });
const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

const StoredReset = z.object({
  email: z.string(),
  /** The account's `sessions_from` when the link was requested. A later password invalidates the link. */
  sessions_from: z._default(z.string(), ''),
});
type StoredReset = z.infer<typeof StoredReset>;

/** Stores the token's hash only. */
export async function putReset(token: string, { expiresAt, ...reset }: StoredReset & { expiresAt: Date }) {
  await putItem('PasswordResets', { ...keyOf(token), schema: 2, ...reset, expires_at: inSeconds(expiresAt) });
}

/**
 * Uses a link, atomically.
 * @returns undefined if it is unknown, used or expired
 */
export async function takeReset(token: string): Promise<StoredReset | undefined> {
  const take = deleteItem('PasswordResets', keyOf(token), {
    ConditionExpression: 'expires_at > :now',
    values: { ':now': inSeconds(new Date()) },
  });
  const item = await onConditionFailed(take, () => undefined);
  return item && StoredReset.parse(item);
}
