import * as z from 'zod/mini';
import { deleteItem, onConditionFailed, putItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

const keyOf = (token: string) => ({ pk: sha256(token) });
const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Stores the token's hash only. */
export async function putReset(token: string, { email, expiresAt }: { email: string; expiresAt: Date }): Promise<void> {
  await putItem('PasswordResets', { ...keyOf(token), schema: 1, email, expires_at: inSeconds(expiresAt) });
}

/** Uses up a link, atomically. @returns its account's e-mail address; undefined if unknown, used or expired */
export async function takeReset(token: string): Promise<string | undefined> {
  const take = deleteItem('PasswordResets', keyOf(token), {
    ConditionExpression: 'expires_at > :now',
    values: { ':now': inSeconds(new Date()) },
  });
  const item = await onConditionFailed(take, () => undefined);
  return item && z.object({ email: z.string() }).parse(item).email;
}
