import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { databaseClient, findRunning, readKeys } from '../../infra/embedded/client.ts';
import { clockModule } from '../support/shifted-clock.ts';
import { type Findings, findings } from './audit.ts';
import { writeFaults } from './control.ts';
import { type DeskFindings, deskFindings, type Pair } from './desk.ts';
import type { Sent } from './enquiries.ts';
import { type Staff, type Typed, type TypingFindings, typingFindings } from './programs.ts';
import { invokeScheduled } from './scheduled.ts';

const root = join(import.meta.dirname, '../..');
const hour = 3_600_000;
/** Later than all shifted clocks, so that the mail claims of crashed calls have expired. */
const clockAtEnd = 4 * hour;
/** Late enough that all windows of staff's mail have ended. */
const windowsOver = 40 * hour;

/** The findings once all work is done. */
export interface Settled extends Findings, TypingFindings, DeskFindings {
  replayed: number;
  /** Number of dead letters that no replay could handle. */
  deadLetters: number;
}

interface Run {
  url: string;
  staff: Staff;
  dataDir: string;
  control: string;
  sent: Sent[];
  typed: Typed[];
  pairs: Pair[];
  kills: number[];
}

/**
 * Waits until all work is done: dead letters are replayed, mails have been sent, windows of staff's mail have ended.
 */
export async function settle({ url, staff, dataDir, control, sent, typed, pairs, kills }: Run): Promise<Settled> {
  writeFaults(control, { clock: clockAtEnd });
  await wait(200);
  const running = await findRunning(dataDir);
  const client = databaseClient({ endpoint: running?.database ?? '', credentials: await readKeys(dataDir) });
  let replayed = 0;
  let found = await findings({ client, dataDir, sent, kills });
  // Mails are sent one after the other, on a busy machine ten a second.
  const giveUpAt = Date.now() + 60_000 + sent.length * 200;
  while (Date.now() < giveUpAt) {
    replayed += await redrive(dataDir, control);
    await summarize(dataDir);
    found = await findings({ client, dataDir, sent, kills });
    if (found.missing === 0 && (await deadLetters(dataDir)) === 0) break;
    await wait(300);
  }
  client.destroy();
  // Plans made under a later clock have become due since the last tick.
  await invokeScheduled(dataDir, 'publishDue', { at: Date.now() + clockAtEnd, clock: clockAtEnd });
  const texts = await typingFindings(url, staff, typed);
  const desk = await deskFindings(staff, pairs);
  return { ...found, ...texts, ...desk, replayed, deadLetters: await deadLetters(dataDir) };
}

const deadLetters = async (dataDir: string) =>
  (await readdir(join(dataDir, 'dead-letters')).catch(() => [])).filter((name) => name.endsWith('.json')).length;

/** Runs `npm run redrive`; returns the number of handled letters. */
async function redrive(dataDir: string, control: string): Promise<number> {
  if ((await deadLetters(dataDir)) === 0) return 0;
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const run = promisify(execFile)(process.execPath, ['--import', clockModule(control), 'scripts/redrive.ts'], {
    cwd: root,
    env,
  });
  // It ends with an error if letters remain.
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return Number(/(\d+) handled/.exec(stdout)?.[1] ?? 0);
}

/** Notifies staff of all windows that have ended by the system's clock. */
async function summarize(dataDir: string): Promise<void> {
  await invokeScheduled(dataDir, 'summarizeNews', { at: Date.now() + windowsOver, clock: clockAtEnd });
}
