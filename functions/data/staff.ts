import * as z from 'zod/mini';
import type { Role } from '#contracts/api/session';
import type { Language } from '#contracts/field-kit/fields';
import { defaultLanguage } from '#contracts/field-kit/language';
import { batchGetItems, deleteItem, getItem, onConditionFailed, putItem, updateItem } from './dynamo.ts';
import { hashPassword, StoredPassword } from './passwords.ts';
import { type Acceptance, findTeam, getTeam, putTeam } from './team.ts';

const StoredStaff = z.object({
  pk: z.string(),
  name: z.string(),
  password: StoredPassword,
  /** Sessions that began before this instant are invalid. A new password sets it. */
  sessions_from: z.string(),
  last_sign_in_at: z.optional(z.string()),
  /** The secret of two-step sign-in in base32, once a code has confirmed it; until then it is `totp_new_secret`. */
  totp_secret: z.optional(z.string()),
  totp_new_secret: z.optional(z.string()),
  /** Hashes of the unused recovery codes. */
  recovery_codes: z.optional(z.array(z.string())),
  /** Hashes of recovery codes that count once the person has confirmed to have them. */
  new_recovery_codes: z.optional(z.array(z.string())),
});

export interface Staff extends Omit<z.infer<typeof StoredStaff>, 'pk'> {
  email: string;
  role: Role;
  /** Sessions that began before this instant are invalid too: the account's role or status changed. */
  rights_from: string;
  /** The language of mails to this person. */
  language: Language;
}

/**
 * Finds an account that may sign in; suspended accounts and those outside the team do not count.
 * @param email in lower case, as the contract's `Email` returns it
 */
export async function findStaff(email: string): Promise<Staff | undefined> {
  const [item, team] = await Promise.all([getItem('Staff', { pk: email }), findTeam()]);
  if (!item) return undefined;
  const { pk, ...staff } = StoredStaff.parse(item);
  if (!team) return { email: pk, ...staff, role: 'owner', rights_from: '', language: defaultLanguage };
  const member = team.members[email];
  if (member?.status !== 'active') return undefined;
  const { role, sessions_from: rights_from, language } = member;
  return { email: pk, ...staff, role, rights_from, language };
}

interface Account {
  email: string;
  name: string;
  password: string;
}

/**
 * Writes an account; its rights come from the team. Sessions of an earlier account with the same address are invalid.
 */
export async function putAccount({ email, name, password }: Account): Promise<void> {
  const now = new Date().toISOString();
  const hash = await hashPassword(password);
  await putItem('Staff', { pk: email, schema: 1, name, password: hash, sessions_from: now, created_at: now });
}

/**
 * Opens the account of an accepted invitation. Does nothing if it is open already; replaces an earlier account with the
 * same address.
 */
export async function openAccount(email: string, { name, password, accepted_at }: Acceptance): Promise<void> {
  const item = { pk: email, schema: 1, name, password, sessions_from: accepted_at, created_at: accepted_at };
  const write = putItem('Staff', item, {
    ConditionExpression: 'attribute_not_exists(pk) OR sessions_from < :accepted_at',
    values: { ':accepted_at': accepted_at },
  });
  await onConditionFailed(write, () => undefined);
}

/**
 * Creates the account of a team's first owner.
 * @returns false if the team has an owner, who invites all others
 */
export async function putStaff(account: Account): Promise<boolean> {
  const { members, version } = await getTeam();
  const hasOwner = Object.values(members).some(({ role, status }) => role === 'owner' && status === 'active');
  if (hasOwner) return false;
  await putAccount(account);
  const { email, name } = account;
  const sessions_from = new Date().toISOString();
  return putTeam(
    { ...members, [email]: { role: 'owner', status: 'active', name, language: defaultLanguage, sessions_from } },
    version,
  );
}

/**
 * Sets a new password and ends every session.
 * @param sessions_from the change fails if someone else has set a password since
 * @returns false if the account is gone or has another password
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
      ConditionExpression: `attribute_exists(pk)${isSame}`,
      values: {
        ':password': await hashPassword(password),
        ':now': new Date().toISOString(),
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

/** Records a sign-in. */
export async function recordSignIn(email: string): Promise<void> {
  const write = updateItem(
    'Staff',
    { pk: email },
    {
      UpdateExpression: 'SET last_sign_in_at = :now',
      ConditionExpression: 'attribute_exists(pk)',
      values: { ':now': new Date().toISOString() },
    },
  );
  await onConditionFailed(write, () => undefined);
}

export async function deleteStaff(email: string): Promise<void> {
  await deleteItem('Staff', { pk: email });
}

const Profile = z.object({ pk: z.string(), name: z.string(), last_sign_in_at: z.optional(z.string()) });

/** Returns the names and last sign-ins of accounts, by e-mail address, without accounts that do not exist. */
export async function findProfiles(emails: readonly string[]): Promise<ReadonlyMap<string, z.infer<typeof Profile>>> {
  const items = await batchGetItems(
    'Staff',
    emails.map((pk) => ({ pk })),
  );
  return new Map(items.map((item) => Profile.parse(item)).map((profile) => [profile.pk, profile]));
}
