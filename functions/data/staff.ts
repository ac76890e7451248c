import * as z from 'zod/mini';
import { getItem, onConditionFailed, putItem, updateItem } from './dynamo.ts';
import { hashPassword, StoredPassword } from './passwords.ts';

const StoredStaff = z.object({
  pk: z.string(),
  name: z.string(),
  password: StoredPassword,
  /** Sessions that began before this instant are over. A new password sets it. */
  sessions_from: z.string(),
});

export interface Staff extends Omit<z.infer<typeof StoredStaff>, 'pk'> {
  email: string;
}

/** @param email in lower case, as the contract's `Email` returns it */
export async function findStaff(email: string): Promise<Staff | undefined> {
  const item = await getItem('Staff', { pk: email });
  if (!item) return undefined;
  const { pk, ...staff } = StoredStaff.parse(item);
  return { email: pk, ...staff };
}

/** Creates an account. @returns false if the address already has one */
export async function putStaff({ email, name, password }: { email: string; name: string; password: string }) {
  const now = new Date().toISOString();
  const item = {
    pk: email,
    schema: 1,
    name,
    password: await hashPassword(password),
    sessions_from: now,
    created_at: now,
  };
  const write = putItem('Staff', item, { ConditionExpression: 'attribute_not_exists(pk)' }).then(() => true);
  return onConditionFailed(write, () => false);
}

/** Sets a new password and ends every session. @returns false if the account is gone */
export async function setPassword(email: string, password: string): Promise<boolean> {
  const write = updateItem(
    'Staff',
    { pk: email },
    {
      UpdateExpression: 'SET password = :password, sessions_from = :now',
      ConditionExpression: 'attribute_exists(pk)',
      values: { ':password': await hashPassword(password), ':now': new Date().toISOString() },
    },
  ).then(() => true);
  return onConditionFailed(write, () => false);
}
