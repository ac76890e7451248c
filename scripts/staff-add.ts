import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Email, Language, PersonName } from '#contracts/fields';
import { tables } from '#contracts/resources';
import { findRunning, mailPath, openDatabase, readKeys } from '../infra/embedded/client.ts';
import { createPrivateFiles } from '../infra/shared/files.ts';
import { exitWith, StartError } from '../infra/shared/start-error.ts';

/**
 * `npm run staff:add -- --email a@b.c --name "Name"`: invites the first owner of the console, who invites all others
 * there. Mails the link where MAIL_FROM is set or the embedded system runs, else prints it.
 *
 * By default in the embedded system of DATA_DIR, running or not. With `--table` (or STAFF_TABLE), the stack's output
 * `StaffTableName`, on AWS or the endpoint in AWS_ENDPOINT_URL; region and keys come from the environment, and the
 * site's address from SITE_ORIGIN.
 */
const usage =
  'Use: npm run staff:add -- --email name@example.com --name "Full Name" [--language ar|en] [--table <StaffTableName of the stack>]';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        language: { type: 'string', default: 'ar' },
        table: { type: 'string' },
      },
    });
    const email = Email.safeParse(values.email);
    const name = PersonName.safeParse(values.name);
    const language = Language.safeParse(values.language);
    if (!email.success || !name.success || !language.success) throw new StartError(usage);
    const table = values.table ?? process.env.STAFF_TABLE;
    return { person: { email: email.data, name: name.data, language: language.data }, table };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${(error as Error).message} ${usage}`);
  }
}

interface Target {
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** The target's environment for the functions' code, and the function that closes it. */
async function openTarget(table: string | undefined): Promise<Target> {
  const { variable } = tables.Staff;
  if (table) {
    if (!process.env.SITE_ORIGIN)
      throw new StartError('Set SITE_ORIGIN to the address of the site: the link leads there.');
    return { environment: { [variable]: table }, close: async () => {} };
  }
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
      SITE_ORIGIN: running?.url ?? process.env.SITE_ORIGIN ?? 'http://localhost:3000',
      ...(running && {
        AWS_ENDPOINT_URL_SESV2: `${running.internalUrl}${mailPath}`,
        MAIL_FROM: 'no-reply@rihla.example',
      }),
    },
    close: async () => database?.close(),
  };
}

try {
  const { person, table } = readArguments();
  const target = await openTarget(table);
  try {
    Object.assign(process.env, target.environment);
    const { inviteFirstOwner } = await import('../functions/logic/first-owner.ts');
    const outcome = await inviteFirstOwner(person);
    if ('owner' in outcome) {
      throw new StartError(
        `${outcome.owner} is an owner already: owners invite others at ${process.env.SITE_ORIGIN}/admin/team.`,
      );
    }
    console.log(
      outcome.isMailed
        ? `The invitation is on its way to ${person.email}. Its link is valid for 72 hours.`
        : `Give ${person.email} this link, which is valid for 72 hours and works once: ${outcome.link}`,
    );
  } finally {
    await target.close();
  }
} catch (error) {
  exitWith(error);
}
