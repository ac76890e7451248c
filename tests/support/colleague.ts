import { inject } from 'vitest';
import { addAccount, makeUpAccount } from '../../infra/aws-tests/account.ts';
import { addEntry } from '../../infra/aws-tests/journal.ts';
import type { Emulator } from '../api/global-setup.ts';
import { Client } from './client.ts';
import { has } from './needs.ts';
import { outbox } from './outbox.ts';
import { addStaffAccount, type StaffAccount } from './staff-account.ts';

type Role = 'owner' | 'agent' | 'viewer';

/** An owner's invitations are limited, and all test files share the first owner: each file has one who invites. */
let inviter: Promise<StaffAccount> | undefined;

/** Adds a member to the team of the tests' system. */
export async function addColleague(role: Role = 'owner', name?: string): Promise<StaffAccount> {
  const { url, adminEmail: email, adminPassword: password, emulator } = inject('stack');
  if (emulator && !has('mail')) return addByTable(role, name, emulator);
  inviter ??= addStaffAccount({ url, owner: { email, password }, outbox, role: 'owner' });
  return addStaffAccount({ url, owner: await inviter, outbox, role, name });
}

/** Adds an account directly where nobody can read the invitation's mail, and records it if it must be removed. */
async function addByTable(role: Role, name = 'Test Staff', { journal, outputs, environment }: Emulator) {
  const account: StaffAccount = makeUpAccount();
  if (journal) addEntry(journal, { kind: 'account', email: account.email });
  Object.assign(process.env, environment);
  await addAccount({ ...account, role, name }, outputs);
  return account;
}

/** The same, signed in. */
export async function colleagueClient(role?: Role): Promise<Client & { account: StaffAccount }> {
  const account = await addColleague(role);
  const client = new Client();
  await client.signIn(account.email, account.password);
  return Object.assign(client, { account });
}
