import * as z from 'zod/mini';
import { deleteItem, getItem, onConditionFailed, putItem, updateItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

const StoredSession = z.object({
  email: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  idle_seconds: z.int(),
  /** The latest end in seconds since 1970; the table's TTL attribute. */
  expires_at: z.int(),
});
export type StoredSession = z.infer<typeof StoredSession>;

/** Only the token's hash is stored, so reading the table reveals no session. */
const keyOf = (token: string) => ({ pk: sha256(token) });

export async function putSession(token: string, session: StoredSession): Promise<void> {
  await putItem('Sessions', { ...keyOf(token), schema: 1, ...session });
}

export async function findSession(token: string): Promise<StoredSession | undefined> {
  const item = await getItem('Sessions', keyOf(token));
  return item && StoredSession.parse(item);
}

/** Records that the session is in use. Does not bring back one that has ended. */
export async function touchSession(token: string, now: Date): Promise<void> {
  const write = updateItem('Sessions', keyOf(token), {
    UpdateExpression: 'SET last_seen_at = :now',
    ConditionExpression: 'attribute_exists(pk)',
    values: { ':now': now.toISOString() },
  });
  await onConditionFailed(write, () => undefined);
}

export async function deleteSession(token: string): Promise<void> {
  await deleteItem('Sessions', keyOf(token));
}
