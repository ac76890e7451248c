import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { Role } from '#contracts/api/session';
import { MemberStatus } from '#contracts/api/team';
import { Language } from '#contracts/field-kit/fields';
import { defaultLanguage } from '#contracts/field-kit/language';
import { getItem, onConditionFailed, putItem, scanItems } from './dynamo.ts';
import { StoredPassword } from './passwords.ts';

/** The first acceptance of an invitation: the account is opened with it, and with no later one. */
const Acceptance = z.object({ id: z.string(), name: z.string(), password: StoredPassword, accepted_at: z.string() });
export type Acceptance = z.infer<typeof Acceptance>;

const StoredMember = z.object({
  role: Role,
  status: MemberStatus,
  /** The name in the invitation; an account has its own. */
  name: z.string(),
  /** The language of the invitation. */
  language: z.prefault(Language, defaultLanguage),
  /** Sessions that began before this instant are invalid. A change of role or status sets it. */
  sessions_from: z.string(),
  /** The open invitation, with the hash of its link's token. */
  invitation: z.optional(
    z.object({ token_hash: z.string(), expires_at: z.string(), acceptance: z.optional(Acceptance) }),
  ),
});
export type StoredMember = z.infer<typeof StoredMember>;

const StoredTeam = z.object({
  version: z.int(),
  /** Distinguishes a retry of our own write by the SDK from someone else's write. */
  write_id: z.string(),
  /** By e-mail address. */
  members: z.record(z.string(), StoredMember),
});
export type Members = z.infer<typeof StoredTeam>['members'];
export type Team = z.infer<typeof StoredTeam>;

/**
 * The whole team is one item, so that one conditional write changes it and the rules between members always hold. No
 * e-mail address equals its key.
 */
const key = { pk: 'team' };

/** Returns undefined in a system older than roles: there every account belongs to an owner. */
export async function findTeam(): Promise<Team | undefined> {
  const item = await getItem('Staff', key);
  return item && StoredTeam.parse(item);
}

/** The same, but with all accounts as owners in a system older than roles. For changes and for the list. */
export const getTeam = async (): Promise<Team> =>
  (await findTeam()) ?? { version: 0, write_id: '', members: await accountsAsOwners() };

/**
 * The functions' only scan: it is no longer used after the first change of the team, and reads a handful of accounts.
 */
async function accountsAsOwners(): Promise<Members> {
  const items = (await scanItems('Staff')).filter(({ pk }) => pk.includes('@'));
  const accounts = z.array(z.object({ pk: z.string(), name: z.string() })).parse(items);
  const owner = { role: 'owner', status: 'active', language: defaultLanguage, sessions_from: '' } as const;
  return Object.fromEntries(accounts.map(({ pk, name }) => [pk, { ...owner, name }]));
}

/**
 * Replaces the team.
 * @returns false if it has changed since this version was read
 */
export async function putTeam(members: Members, readVersion: number): Promise<boolean> {
  const writeId = randomUUID();
  const item = { ...key, schema: 1, version: readVersion + 1, write_id: writeId, members };
  const write = putItem('Staff', item, {
    ConditionExpression: readVersion === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
    ...(readVersion > 0 && { values: { ':version': readVersion } }),
  }).then(() => true);
  return onConditionFailed(write, async () => (await findTeam())?.write_id === writeId);
}
