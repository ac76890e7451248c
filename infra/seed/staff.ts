import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readIfExists, writeAtomically } from '../shared/files.ts';
import type { Settings } from '../shared/settings.ts';

const Account = z.object({ email: z.string(), password: z.string() });
export type Account = z.infer<typeof Account>;

/**
 * Creates the first staff account if it is missing. Keeps its password in `<dataDir>/staff.json`, so that later starts
 * can print it. A password in the settings replaces it.
 */
export async function ensureStaff(settings: Settings, environment: Record<string, string>): Promise<Account> {
  const path = join(settings.dataDir, 'staff.json');
  const file = await readIfExists(path);
  const kept = file && Account.safeParse(JSON.parse(file.toString())).data;
  const email = settings.adminEmail;
  const password = settings.adminPassword ?? (kept?.email === email ? kept.password : makePassword());
  if (kept?.email === email && kept.password === password && (await hasStaff(email, environment))) return kept;

  // Written to disk first, so that a crash leaves no account with an unknown password.
  await writeAtomically(path, `${JSON.stringify({ email, password })}\n`, 0o600);
  const { putStaff, setPassword } = await staffData(environment);
  const isNew = await putStaff({ email, name: 'Rihla', password });
  if (!isNew) await setPassword(email, password);
  return { email, password };
}

/** Imports the functions' code for staff accounts, whose clients read the environment. */
export async function staffData(environment: Record<string, string>) {
  Object.assign(process.env, environment);
  return import('../../functions/data/staff.ts');
}

async function hasStaff(email: string, environment: Record<string, string>): Promise<boolean> {
  const { findStaff } = await staffData(environment);
  return (await findStaff(email)) !== undefined;
}

/** Makes a password of twenty unambiguous letters and digits: 98 bits. */
export function makePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]);
  return letters.join('').replace(/.{5}(?=.)/g, '$&-');
}
