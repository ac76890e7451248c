import * as z from 'zod/mini';
import {
  batchGetItems,
  deleteItem,
  getItem,
  type Key,
  onConditionFailed,
  putItem,
  queryPages,
  updateItem,
} from './dynamo.ts';
import { sha256 } from './hash.ts';
import { parseItems } from './parse-items.ts';

const StoredSession = z.object({
  email: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  idle_seconds: z.int(),
  /** The names of browser and system: null if unknown, absent in older sessions. */
  browser: z.prefault(z.nullable(z.string()), null),
  system: z.prefault(z.nullable(z.string()), null),
  /** The latest end in seconds since 1970; the table's TTL attribute. */
  expires_at: z.int(),
});
export type StoredSession = z.infer<typeof StoredSession>;

/** A session's id is its token's hash. Only the hash is stored, so reading the table reveals no session. */
export const sessionId = sha256;
const keyOf = (token: string) => ({ pk: sessionId(token) });

export async function putSession(token: string, session: StoredSession): Promise<void> {
  await putItem('Sessions', { ...keyOf(token), schema: 1, ...session });
}

export async function findSession(token: string): Promise<StoredSession | undefined> {
  const item = await getItem('Sessions', keyOf(token));
  return item && StoredSession.parse(item);
}

/** Returns all stored sessions of an account, including ended ones. */
export async function readSessions(email: string): Promise<(StoredSession & { id: string })[]> {
  const keys: Key[] = [];
  const pages = queryPages('Sessions', {
    IndexName: 'ByEmail',
    KeyConditionExpression: 'email = :email',
    values: { ':email': email },
  });
  for await (const items of pages) keys.push(...items.map(({ pk }) => ({ pk })));
  const items = await batchGetItems('Sessions', keys);
  return parseItems('Sessions', items, (item) => ({ ...StoredSession.parse(item), id: item.pk }));
}

/** Records that the session is in use. Does not recreate an ended one. */
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

/** Deletes a session if it is the account's. */
export async function deleteSessionOf(email: string, id: string): Promise<void> {
  const own = { ConditionExpression: 'email = :email', values: { ':email': email } };
  await onConditionFailed(deleteItem('Sessions', { pk: id }, own), () => undefined);
}
