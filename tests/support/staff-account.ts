import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

export interface StaffAccount {
  email: string;
  password: string;
}

/**
 * Creates a staff account for one test by `npm run staff:add`, as an operator does.
 * @param environment of the accounts: `DATA_DIR`, or a deployed table and how to reach it
 */
export async function addStaffAccount(
  environment: Record<string, string>,
  { role = 'owner', password = randomUUID() as string } = {},
): Promise<StaffAccount> {
  const account = { email: `staff-${randomUUID()}@rihla.example`, password };
  const options = ['--email', account.email, '--name', 'Test Staff', '--role', role];
  await run(process.execPath, ['scripts/staff-add.ts', ...options], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment, STAFF_PASSWORD: account.password },
  });
  return account;
}
