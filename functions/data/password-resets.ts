import * as z from 'zod/mini';
import { deleteItem, getItem, onConditionFailed, putItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

const keyOf = (token: string) => ({ pk: sha256(token) });
const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

const StoredReset = z.object({
  email: z.string(),
  /** The account's `sessions_from` when the link was requested. A later password invalidates the link. */
  sessions_from: z._default(z.string(), ''),
  /** The account's `rights_from` likewise: a later suspension or change of role invalidates the link. */
  rights_from: z._default(z.string(), ''),
});
type StoredReset = z.infer<typeof StoredReset>;

/** Stores the token's hash only. */
export async function putReset(token: string, { expiresAt, ...reset }: StoredReset & { expiresAt: Date }) {
  await putItem('PasswordResets', { ...keyOf(token), schema: 3, ...reset, expires_at: inSeconds(expiresAt) });
}

/** Finds a link without using it. */
export async function findReset(token: string): Promise<StoredReset | undefined> {
  const item = await getItem('PasswordResets', keyOf(token));
  return item && StoredReset.parse(item);
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
