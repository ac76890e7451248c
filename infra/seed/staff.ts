import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { writeAtomically } from '../common/files.ts';
import { readJson } from '../common/read-json.ts';
import type { Settings } from '../common/settings.ts';

export interface Account {
  email: string;
  password: string;
}

/** The first account; its password is undefined once the owner has changed it. */
export type FirstAccount = Pick<Account, 'email'> & { password: string | undefined };

/** Printed instead of a password that the owner has changed. */
const changedPassword = '(a password of its own)';

/** Returns the first account's password as a start prints it: only a made-up one, since terminals are logged. */
export function shownPassword({ password }: FirstAccount, { adminPassword }: Pick<Settings, 'adminPassword'>): string {
  if (password === undefined) return changedPassword;
  return adminPassword === undefined ? password : '(that of ADMIN_PASSWORD)';
}

/** The content of `<dataDir>/staff.json`. */
const Kept = z.object({
  email: z.string(),
  /** The generated password, so that later starts can print it, until it is changed. Never one from the settings. */
  password: z.optional(z.string()),
  /**
   * The account's stored password, as a hash, while it is the one above or that of the settings: each is applied once,
   * and an account with this very hash needs no check, which takes a third of a second.
   */
  setting: z.optional(z.unknown()),
});
type Kept = z.infer<typeof Kept>;

/** Returns whether the password in the settings was applied at an earlier start. Needs no database. */
export async function wasApplied({ adminEmail, adminPassword, dataDir }: Settings): Promise<boolean> {
  const kept = await readKept(dataDir);
  return adminPassword !== undefined && kept?.email === adminEmail && isApplied(adminPassword, kept);
}

/**
 * Creates the first staff account if it is missing, with a generated password unless the settings have one. A new
 * password in the settings replaces the account's; a password changed in the console stays.
 *
 * @param applied `wasApplied`, which a start asks while the system opens
 */
export async function ensureStaff(
  settings: Settings,
  environment: Record<string, string>,
  applied = wasApplied(settings),
): Promise<FirstAccount> {
  const { adminEmail: email, adminPassword, dataDir } = settings;
  const { findStaff, verifyPassword } = await staffData(environment);
  const kept = await readKept(dataDir);
  const known = kept?.email === email ? kept : undefined;
  const password = adminPassword ?? known?.password;
  const account = await findStaff(email);
  if (account && known && password !== undefined && isDeepStrictEqual(known.setting, account.password)) {
    if (adminPassword === undefined || (await applied)) return { email, password };
  }
  if (account && password !== undefined && (await verifyPassword(password, account.password))) {
    await keep(dataDir, {
      email,
      password: adminPassword === undefined ? password : undefined,
      setting: account.password,
    });
    return { email, password };
  }
  if (account && known && (adminPassword === undefined || (await applied))) {
    const isMadeUp = adminPassword === undefined && known.password !== undefined;
    await keep(dataDir, { email, setting: isMadeUp ? undefined : known.setting });
    return { email, password: undefined };
  }
  return setStaffPassword(settings, { email, password: password ?? makePassword() });
}

/** Removes the generated password from the data folder once the account has another. */
export async function forgetChangedPassword(dataDir: string, environment: Record<string, string>): Promise<void> {
  const kept = await readKept(dataDir);
  if (kept?.password === undefined) return;
  const { findStaff, verifyPassword } = await staffData(environment);
  const account = await findStaff(kept.email);
  if (account && isDeepStrictEqual(kept.setting, account.password)) return;
  if (account && (await verifyPassword(kept.password, account.password))) return;
  await keep(dataDir, { email: kept.email });
}

/** Returns the record of the first account without its password, for backups. */
export async function readFirstAccount(dataDir: string): Promise<unknown> {
  const { password: _, ...account } = (await readKept(dataDir)) ?? {};
  return 'email' in account ? account : undefined;
}

/** Stores a backup's record of the first account, so that a start leaves its password unchanged. */
export async function keepFirstAccount(dataDir: string, account: unknown): Promise<void> {
  const { data } = Kept.safeParse(account);
  if (data && !(await readKept(dataDir))) await keep(dataDir, data);
}

async function setStaffPassword({ dataDir, adminPassword }: Settings, account: Account): Promise<Account> {
  // Written to disk first, so that a crash leaves no account with an unknown password.
  if (adminPassword === undefined) await keep(dataDir, account);
  const { findStaff, putStaff, setPassword } = await staffData({});
  if (!(await putStaff({ ...account, name: 'Rihla' }))) await setPassword(account.email, account.password);
  const { password: setting } = (await findStaff(account.email)) ?? {};
  await keep(dataDir, { ...account, ...(adminPassword !== undefined && { password: undefined }), setting });
  return account;
}

const staffFile = (dataDir: string) => join(dataDir, 'staff.json');

async function readKept(dataDir: string): Promise<Kept | undefined> {
  const whatToDo = 'delete it, and the next start sets and prints a new password of the first account';
  return Kept.safeParse(await readJson(staffFile(dataDir), whatToDo)).data;
}

const keep = (dataDir: string, kept: Kept) => writeAtomically(staffFile(dataDir), `${JSON.stringify(kept)}\n`, 0o600);

async function isApplied(password: string, { password: plain, setting }: Kept): Promise<boolean> {
  // Alone, since the clients of the other data modules read the environment, which a start may not have yet.
  const { StoredPassword, verifyPassword } = await import('../../functions/data/passwords.ts');
  // Earlier versions stored it in plain text.
  if (plain !== undefined) return plain === password;
  const stored = StoredPassword.safeParse(setting);
  return stored.success && verifyPassword(password, stored.data);
}

/** Imports the functions' code for staff accounts, whose clients read the environment. */
export async function staffData(environment: Record<string, string>) {
  Object.assign(process.env, environment);
  const [staff, passwords] = await Promise.all([
    import('../../functions/data/staff.ts'),
    import('../../functions/data/passwords.ts'),
  ]);
  return { ...staff, ...passwords };
}

/** Generates a password of twenty unambiguous letters and digits: 98 bits. */
export function makePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]);
  return letters.join('').replace(/.{5}(?=.)/g, '$&-');
}
