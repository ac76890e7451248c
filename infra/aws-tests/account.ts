import { randomUUID } from 'node:crypto';
import type { Role } from '#contracts/api/session';
import { makePassword } from '../seed/staff.ts';
import type { Target } from './target.ts';

export interface Account {
  email: string;
  password: string;
}

/** Generates an account whose mails go to the mailbox simulator of SES. */
export const makeUpAccount = (): Account => ({
  email: `success+${randomUUID()}@simulator.amazonses.com`,
  password: makePassword(),
});

/** Attempts to change the team, which is one item that others may change at the same time. */
const attempts = 5;

type Outputs = Pick<Target, 'outputs'>['outputs'];

/** Adds an account to the deployed team directly, since over HTTP it would need a mailed link. */
export async function addAccount(account: Account & { name: string; role: Role }, outputs: Outputs): Promise<void> {
  const { email, role, name } = account;
  const { putAccount, changeTeam } = await staffData(outputs);
  await putAccount(account);
  const member = { role, name, status: 'active', language: 'en' } as const;
  await changeTeam((members) => ({ ...members, [email]: { ...member, sessions_from: new Date().toISOString() } }));
}

/** Removes an account, which ends its sessions. */
export async function removeAccount(email: string, outputs: Outputs): Promise<void> {
  const { deleteStaff, changeTeam } = await staffData(outputs);
  await changeTeam(({ [email]: _, ...others }) => others);
  await deleteStaff(email);
}

/** Imports the functions' code for staff, whose clients read the environment. */
async function staffData({ StaffTableName }: Outputs) {
  Object.assign(process.env, { STAFF_TABLE: StaffTableName });
  const [{ putAccount, deleteStaff }, { getTeam, putTeam }] = await Promise.all([
    import('../../functions/data/staff.ts'),
    import('../../functions/data/team.ts'),
  ]);
  type Members = Parameters<typeof putTeam>[0];
  const changeTeam = async (change: (members: Members) => Members) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { members, version } = await getTeam();
      if (await putTeam(change(members), version)) return;
    }
    throw new Error('Somebody else keeps changing the team; run the command again.');
  };
  return { putAccount, deleteStaff, changeTeam };
}
