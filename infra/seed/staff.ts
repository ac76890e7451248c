import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readIfExists, writeAtomically } from '../shared/files.ts';
import type { Settings } from '../shared/settings.ts';

const Account = z.object({ email: z.string(), password: z.string() });
export type Account = z.infer<typeof Account>;

/**
 * Makes the first staff account where it is missing. Its password is kept in `<dataDir>/staff.json`, so that a later
 * start can print it again; one given anew in the settings replaces it.
 */
export async function ensureStaff(settings: Settings, environment: Record<string, string>): Promise<Account> {
  const path = join(settings.dataDir, 'staff.json');
  const file = await readIfExists(path);
  const kept = file && Account.safeParse(JSON.parse(file.toString())).data;
  const email = settings.adminEmail;
  const password = settings.adminPassword ?? (kept?.email === email ? kept.password : makePassword());
  if (kept?.email === email && kept.password === password && (await hasStaff(email, environment))) return kept;

  // First on disk, then in the database: a kill in between leaves no account with an unknown password.
  await writeAtomically(path, `${JSON.stringify({ email, password })}\n`, 0o600);
  const { putStaff, setPassword } = await staffData(environment);
  const isNew = await putStaff({ email, name: 'Rihla', password });
  if (!isNew) await setPassword(email, password);
  return { email, password };
}

/** The functions' own code for staff accounts; its clients read their settings from the environment. */
export async function staffData(environment: Record<string, string>) {
  Object.assign(process.env, environment);
  return import('../../functions/data/staff.ts');
}

async function hasStaff(email: string, environment: Record<string, string>): Promise<boolean> {
  const { findStaff } = await staffData(environment);
  return (await findStaff(email)) !== undefined;
}

/** Twenty letters and digits, none of them easily mistaken for another: 98 bits. */
export function makePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]);
  return letters.join('').replace(/.{5}(?=.)/g, '$&-');
}
