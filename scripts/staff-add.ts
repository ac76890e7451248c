import { join, resolve } from 'node:path';
import { Email, Language, PersonName } from '#contracts/field-kit/fields';
import { defaultLanguage, languages } from '#contracts/field-kit/language';
import { tables } from '#contracts/platform/resources';
import type { StageSettings } from '#contracts/stage-settings/check-settings';
import type { StageName } from '#contracts/stage-settings/stages';
import { findDeployed } from '../infra/common/deployed-website.ts';
import { createPrivateFiles } from '../infra/common/files.ts';
import { readOptions } from '../infra/common/options.ts';
import { dataOutputs } from '../infra/common/stack-outputs.ts';
import { asStage, readStageSettings } from '../infra/common/stage-settings.ts';
import { exitWith, StartError } from '../infra/common/start-error.ts';
import { findRunning, mailPath, openDatabase, readKeys } from '../infra/embedded/client.ts';

/**
 * `npm run staff:add -- --email a@b.c --name "Name"`: invites the console's first owner, who then invites all others
 * there. Mails the link if MAIL_FROM is set or the embedded system runs, else prints it. With `--reset-two-step` it
 * turns an account's two-step sign-in off instead. By default in the embedded system of DATA_DIR, running or not. With
 * `--stage`, in the deployed system: table and addresses come from the stack and its settings, region and keys from the
 * environment. With `--table` (or STAFF_TABLE), the stack's output `StaffTableName`, on AWS or the endpoint in
 * AWS_ENDPOINT_URL; the site's address is SITE_ORIGIN.
 */
async function readArguments() {
  const options = readOptions('npm run staff:add --', {
    email: { type: 'string', value: '<address>', about: "the owner's address; with --stage, by default ownerEmail" },
    name: { type: 'string', value: '"Full Name"', about: "the owner's name" },
    language: {
      type: 'string',
      default: defaultLanguage,
      value: languages.join('|'),
      about: 'the language of the mail and the console',
    },
    stage: {
      type: 'string',
      value: '<name>',
      about: 'the deployed stage, dev or production; without it, this machine',
    },
    table: { type: 'string', value: '<name>', about: "the staff table, instead of the stage's" },
    'reset-two-step': { type: 'boolean', about: 'turns two-step sign-in of an existing account off instead' },
  });
  const stage = options.stage === undefined ? undefined : asStage(options.stage);
  const settings = stage && readStageSettings(stage);
  const email = Email.safeParse(options.email ?? settings?.ownerEmail);
  const name = PersonName.safeParse(options.name);
  const language = Language.safeParse(options.language);
  if (!email.success) throw new StartError('--email must be an e-mail address.');
  const isReset = options['reset-two-step'] === true;
  if (!name.success && !isReset) throw new StartError('--name must be the name of a person.');
  if (!language.success) throw new StartError(`--language must be ${languages.join(' or ')}.`);
  if (stage && settings) await pointToStage(stage, settings);
  const table = options.table ?? process.env.STAFF_TABLE;
  return { person: { email: email.data, name: name.data ?? '', language: language.data }, table, isReset };
}

/** Points the environment at a deployed stage. */
async function pointToStage(stage: StageName, { mailFrom }: StageSettings): Promise<void> {
  const { StaffTableName, SiteContentTableName } = await dataOutputs(stage);
  const url = (await findDeployed(stage))?.url ?? process.env.SITE_ORIGIN;
  const variables = { STAFF_TABLE: StaffTableName, [tables.SiteContent.variable]: SiteContentTableName };
  Object.assign(process.env, { ...variables, MAIL_FROM: mailFrom, ...(url && { SITE_ORIGIN: url }) });
}

interface Target {
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** Returns the target's environment for the functions' code, and a function that closes it. */
async function openTarget(table: string | undefined): Promise<Target> {
  const { variable } = tables.Staff;
  if (table) {
    if (!process.env.SITE_ORIGIN)
      throw new StartError('Set SITE_ORIGIN to the address of the site: the link leads there.');
    return { environment: { [variable]: table }, close: async () => {} };
  }
  if (process.env.AWS_ENDPOINT_URL) {
    throw new StartError("Name the staff table with --table: the stack's output StaffTableName.");
  }
  const dataDir = resolve(process.env.DATA_DIR || join(import.meta.dirname, '../.local'));
  createPrivateFiles();
  const running = await findRunning(dataDir);
  const database = running ? undefined : await openDatabase(dataDir);
  const { accessKeyId, secretAccessKey } = await readKeys(dataDir);
  return {
    environment: {
      [variable]: 'Staff',
      // Mails name the agency's contact.
      [tables.SiteContent.variable]: 'SiteContent',
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

type Person = Awaited<ReturnType<typeof readArguments>>['person'];

async function invite(person: Person): Promise<void> {
  const { inviteFirstOwner } = await import('../functions/logic/staff/first-owner.ts');
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
}

/** Turns two-step sign-in off for a person who has lost both phone and recovery codes. The password stays. */
async function reset({ email }: Person): Promise<void> {
  const { resetTwoStep } = await import('../functions/logic/staff/reset-two-step.ts');
  if (!(await resetTwoStep(email))) throw new StartError(`${email} has no account.`);
  console.log(
    `${email} signs in with the password alone now, at ${process.env.SITE_ORIGIN}/admin/login, where "Forgot password?" mails a link for another one.`,
  );
}

try {
  const { person, table, isReset } = await readArguments();
  const target = await openTarget(table);
  try {
    Object.assign(process.env, target.environment);
    await (isReset ? reset(person) : invite(person));
  } finally {
    await target.close();
  }
} catch (error) {
  exitWith(error);
}
