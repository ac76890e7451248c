import { inject } from 'vitest';
import { Client } from './client.ts';
import { outbox } from './outbox.ts';
import { addStaffAccount, type StaffAccount } from './staff-account.ts';

type Role = 'owner' | 'agent' | 'viewer';

/** Adds somebody to the team of the tests' system. */
export function addColleague(role: Role = 'owner', name?: string): Promise<StaffAccount> {
  const { url, adminEmail: email, adminPassword: password } = inject('stack');
  return addStaffAccount({ url, owner: { email, password }, outbox, role, name });
}

/** The same, signed in. */
export async function colleagueClient(role?: Role): Promise<Client & { account: StaffAccount }> {
  const account = await addColleague(role);
  const client = new Client();
  await client.signIn(account.email, account.password);
  return Object.assign(client, { account });
}
