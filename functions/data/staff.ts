import * as z from 'zod/mini';
import { Role } from '#contracts/session';
import { batchGetItems, getItem, onConditionFailed, putItem, updateItem } from './dynamo.ts';
import { hashPassword, StoredPassword } from './passwords.ts';

/** Staff who sign in; or may not any more; or have not accepted their invitation yet. */
const StaffStatus = z.enum(['active', 'suspended', 'invited']);

const StoredStaff = z.object({
  pk: z.string(),
  name: z.string(),
  /** Accounts from before there were roles are their owners'. */
  role: z.prefault(Role, 'owner'),
  status: z.prefault(StaffStatus, 'active'),
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

/** The names of accounts by e-mail address, without those that do not exist. */
export async function staffNames(emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const items = await batchGetItems(
    'Staff',
    emails.map((pk) => ({ pk })),
  );
  return new Map(items.map(({ pk, name }) => [pk, name]));
}

interface NewStaff {
  email: string;
  name: string;
  password: string;
  role?: Role;
}

/** Creates an account. @returns false if the address already has one */
export async function putStaff({ email, name, password, role = 'owner' }: NewStaff) {
  const now = new Date().toISOString();
  const item = {
    pk: email,
    schema: 1,
    name,
    role,
    status: 'active',
    password: await hashPassword(password),
    sessions_from: now,
    created_at: now,
  };
  const write = putItem('Staff', item, { ConditionExpression: 'attribute_not_exists(pk)' }).then(() => true);
  return onConditionFailed(write, () => false);
}

/**
 * Sets a new password and ends every session.
 * @param sessions_from refuses where somebody set another password meanwhile
 * @returns false if the account is gone, is not active or has another password
 */
export async function setPassword(
  email: string,
  password: string,
  { sessions_from }: Partial<Pick<Staff, 'sessions_from'>> = {},
): Promise<boolean> {
  const isSame = sessions_from === undefined ? '' : ' AND sessions_from = :from';
  const write = updateItem(
    'Staff',
    { pk: email },
    {
      UpdateExpression: 'SET password = :password, sessions_from = :now',
      ConditionExpression: `attribute_exists(pk) AND (attribute_not_exists(#status) OR #status = :active)${isSame}`,
      ExpressionAttributeNames: { '#status': 'status' },
      values: {
        ':password': await hashPassword(password),
        ':now': new Date().toISOString(),
        ':active': 'active',
        ...(isSame && { ':from': sessions_from }),
      },
    },
  ).then(() => true);
  return onConditionFailed(write, () => false);
}

/** @returns false if the account is gone */
export async function setName(email: string, name: string): Promise<boolean> {
  const write = updateItem(
    'Staff',
    { pk: email },
    {
      UpdateExpression: 'SET #name = :name',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': 'name' },
      values: { ':name': name },
    },
  ).then(() => true);
  return onConditionFailed(write, () => false);
}
