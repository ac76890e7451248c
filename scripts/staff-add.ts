import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Email } from '#contracts/fields';
import { tables } from '#contracts/resources';
import { NewPassword, Role } from '#contracts/session';
import { isCommonPassword } from '../functions/logic/new-password.ts';
import { findRunning, openDatabase, readKeys } from '../infra/embedded/client.ts';
import { makePassword, staffData } from '../infra/seed/staff.ts';
import { createPrivateFiles } from '../infra/shared/files.ts';
import { exitWith, StartError } from '../infra/shared/start-error.ts';
import { askSecretly } from './ask-secretly.ts';

/**
 * `npm run staff:add -- --email a@b.c --name "Name"`: creates a staff account.
 *
 * By default in the embedded system of DATA_DIR, running or not. With `--table` (or STAFF_TABLE), the stack's output
 * `StaffTableName`, on AWS or the endpoint in AWS_ENDPOINT_URL; region and keys come from the environment.
 */
const usage =
  'Use: npm run staff:add -- --email name@example.com --name "Full Name" [--role owner|agent|viewer] [--table <StaffTableName of the stack>]';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string', default: 'owner' },
        table: { type: 'string' },
      },
    });
    const email = Email.safeParse(values.email);
    const name = values.name?.trim();
    const role = Role.safeParse(values.role);
    if (!email.success || !name || name.length > 120 || !role.success) throw new StartError(usage);
    return { email: email.data, name, role: role.data, table: values.table ?? process.env.STAFF_TABLE };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${(error as Error).message} ${usage}`);
  }
}

/** Takes the password from STAFF_PASSWORD, else from the terminal, else generates one. */
async function choosePassword(): Promise<{ password: string; isMadeUp: boolean }> {
  const typed = process.env.STAFF_PASSWORD ?? (await askSecretly('Password (empty makes one up): '));
  if (!typed) return { password: makePassword(), isMadeUp: true };
  if (!NewPassword.safeParse(typed).success) throw new StartError('A password has 10 to 200 characters.');
  if (isCommonPassword(typed)) throw new StartError('This password is one of the most used ones. Choose another.');
  return { password: typed, isMadeUp: false };
}

/** The target's environment for the staff code, and the function that closes it. */
async function openTarget(
  table: string | undefined,
): Promise<{ environment: Record<string, string>; close(): Promise<void> }> {
  const { variable } = tables.Staff;
  if (table) return { environment: { [variable]: table }, close: async () => {} };
  if (process.env.AWS_ENDPOINT_URL) {
    throw new StartError(`Name the staff table with --table: the stack's output StaffTableName. ${usage}`);
  }
  const dataDir = resolve(process.env.DATA_DIR || join(import.meta.dirname, '../.local'));
  createPrivateFiles();
  const running = await findRunning(dataDir);
  const database = running ? undefined : await openDatabase(dataDir);
  const { accessKeyId, secretAccessKey } = await readKeys(dataDir);
  return {
    environment: {
      [variable]: 'Staff',
      AWS_REGION: 'local',
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: running?.database ?? database?.endpoint ?? '',
    },
    close: async () => database?.close(),
  };
}

try {
  const { email, name, role, table } = readArguments();
  const { password, isMadeUp } = await choosePassword();
  const target = await openTarget(table);
  try {
    const { putStaff } = await staffData(target.environment);
    if (!(await putStaff({ email, name, role, password })))
      throw new StartError(`There is an account for ${email} already.`);
  } finally {
    await target.close();
  }
  console.log(`${email} can sign in now.${isMadeUp ? ` Password: ${password}` : ''}`);
} catch (error) {
  exitWith(error);
}
