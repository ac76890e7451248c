import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../common/start-error.ts';
import { type Account, addAccount, makeUpAccount, removeAccount } from './account.ts';
import { cleanUp } from './clean-up.ts';
import { addEntry, journalFile, readEntries, removeJournal } from './journal.ts';
import { obstaclesOf, remains, sayPlan } from './plan.ts';
import type { Target } from './target.ts';

const root = join(import.meta.dirname, '../..');

interface AwsTests {
  target: Target;
  /** Test files; all of them if empty. */
  files: readonly string[];
  say(text: string): void;
}

/**
 * Runs the tests against a deployment and removes what they have created, also after a failure or Ctrl-C.
 * @returns true if the tests passed and everything was removed
 * @throws StartError if the deployment's settings prevent it, or an earlier run was not cleaned up
 */
export async function runAwsTests({ target, files, say }: AwsTests): Promise<boolean> {
  const journal = journalFile(target);
  if ((await readEntries(journal)).length) {
    const { stage } = target;
    throw new StartError(
      `An earlier run was interrupted: npm run test:aws -- --stage ${stage} --clean-up removes its traces.`,
    );
  }
  const obstacles = obstaclesOf(target);
  if (obstacles.length) throw new StartError(obstacles.join('\n'));
  say(`${sayPlan(target, files)}\n`);
  const owner = await openAccount(journal, target);
  const havePassed = await runTests({ ...target, owner, journal, files }).catch((error: Error) => {
    say(`The tests did not run: ${error.message}`);
    return false;
  });
  const isClean = await removeTraces({ target, say }, owner);
  return havePassed && isClean;
}

/**
 * Removes what an interrupted run has left.
 * @returns true if everything is gone
 */
export async function cleanUpAwsTests({ target, say }: Pick<AwsTests, 'target' | 'say'>): Promise<boolean> {
  const journal = journalFile(target);
  if ((await readEntries(journal)).length === 0) {
    say('There is nothing to remove.');
    return true;
  }
  return removeTraces({ target, say }, await openAccount(journal, target));
}

async function openAccount(journal: string, target: Target): Promise<Account> {
  const owner = makeUpAccount();
  await mkdir(dirname(journal), { recursive: true });
  // Recorded first, so that a crash leaves no unknown account.
  addEntry(journal, { kind: 'account', email: owner.email });
  await addAccount({ ...owner, name: 'Tests', role: 'owner' }, target.outputs);
  return owner;
}

async function runTests({
  url,
  outputs,
  owner,
  journal,
  files,
}: Target & { owner: Account; journal: string; files: readonly string[] }) {
  const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'aws', ...files], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      DEPLOYED_URL: url,
      DEPLOYED_OUTPUTS: JSON.stringify(outputs),
      DEPLOYED_JOURNAL: journal,
      DEPLOYED_EMAIL: owner.email,
      DEPLOYED_PASSWORD: owner.password,
    },
  });
  // A signal ends only the tests: this process cleans up after them. Ctrl-C in the terminal reaches them directly.
  const end = (signal: NodeJS.Signals) => signal !== 'SIGINT' && child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, end);
  try {
    const [code] = await once(child, 'exit');
    return code === 0;
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}

async function removeTraces({ target, say }: Pick<AwsTests, 'target' | 'say'>, owner: Account): Promise<boolean> {
  const journal = journalFile(target);
  const entries = await readEntries(journal);
  say('\nRemoving what the tests have made ...');
  const { removed, failures } = await cleanUp(entries, target.url, owner);
  for (const entry of entries) if (entry.kind === 'account') await removeAccount(entry.email, target.outputs);
  for (const [path, number] of [...removed].toSorted()) say(`  ${number} of ${path}`);
  say(`Stays:\n${remains.map((remain) => `  ${remain}`).join('\n')}`);
  if (failures.length === 0) {
    await removeJournal(journal);
    return true;
  }
  say(`\nNot removed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  say(`npm run test:aws -- --stage ${target.stage} --clean-up tries again.`);
  return false;
}
