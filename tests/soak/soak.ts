import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { InvokeCommand } from '@aws-sdk/client-lambda';
import { ensureBuilt } from '../../infra/bundle/ensure-built.ts';
import { connectToRunning, databaseClient, findRunning, readKeys } from '../../infra/embedded/client.ts';
import { clockModule } from '../support/shifted-clock.ts';
import { type Findings, findings } from './audit.ts';
import { readFaults, writeFaults } from './control.ts';
import { type DeskFindings, deskFindings, type Pair, workAtDesk } from './desk.ts';
import { makeDisk } from './disk.ts';
import { type Calls, type Sent, sendEnquiry } from './enquiries.ts';
import { createInFlight, type InFlight, type Work } from './in-flight.ts';
import { type SystemProcess, startSystem } from './process.ts';
import {
  createStaff,
  planPrograms,
  type Staff,
  type Typed,
  type TypingFindings,
  typeProgram,
  typingFindings,
  untilDone,
} from './programs.ts';
import { steps } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const hour = 3_600_000;
/** Later than all shifted clocks, so that the mail claims of crashed calls have expired. */
const clockAtEnd = 4 * hour;
/** Pairs of people who merge and answer the same requests. */
const desks = 3;
/** In milliseconds. */
const longestFault = 15_000;
/** In milliseconds. */
const signInWithin = 60_000;
/** Late enough that all windows of staff's mail have ended. */
const windowsOver = 40 * hour;

export interface SoakOptions {
  /** Number of acknowledged enquiries to reach; every fault occurs at least once. */
  enquiries: number;
  writers: number;
  /** Duration of each fault in milliseconds. */
  faultLasts: number;
  say(text: string): void;
}

export interface SoakResult extends Findings, TypingFindings, DeskFindings, Calls {
  kills: number;
  /** How many of them met which work of staff and of the minute's tick. */
  met: Record<Work, number>;
  /** Faults by name, with the number of enquiries acknowledged during each. */
  faults: Map<string, number | string>;
  replayed: number;
  /** Number of dead letters that no replay could handle. */
  deadLetters: number;
}

/**
 * Sends enquiries, and types and publishes programs, while everything that can fails; then counts what is lost,
 * duplicated, half-published or mailed wrongly.
 */
export async function soak({ enquiries, writers, faultLasts, say }: SoakOptions): Promise<SoakResult> {
  await ensureBuilt(['functions']);
  const disk = makeDisk();
  const control = `${disk.folder}.faults.json`;
  const dataDir = join(disk.folder, 'data');
  writeFaults(control, {});
  let system = await startSystem({ dataDir, control, port: 0 });
  const { url } = system;
  const restart = async () => {
    system = await startSystem({ dataDir, control, port: Number(new URL(url).port) });
  };

  const calls: Calls = { calls: 0, failed: 0, paired: 0 };
  const sent: Sent[] = [];
  const kills: number[] = [];
  const met: SoakResult['met'] = { saving: 0, publishing: 0, ticking: 0 };
  const inFlight = createInFlight();
  const faults = new Map<string, number | string>();
  const acknowledged = () => sent.filter(({ ids }) => ids.size > 0).length;
  const finishing = new AbortController();
  const giveUp = new AbortController();
  const staff = createStaff(url);
  // A busy machine may let the first calls end.
  await untilDone(() => staff('GET', '/desk'), AbortSignal.timeout(signInWithin));
  const write = async () => {
    while (!finishing.signal.aborted) sent.push(await sendEnquiry(url, calls, giveUp.signal));
  };
  const writing = Promise.all(Array.from({ length: writers }, write));
  const typed: Typed[] = [];
  const pairs: Pair[] = [];
  const { signal } = finishing;
  const now = () => Date.now() + readFaults(control).clock;
  const typing = Promise.all([
    typeProgram(staff, typed, { signal, inFlight }),
    typeProgram(staff, typed, { signal, inFlight }),
    planPrograms(staff, typed, { signal, now }),
    tick(dataDir, { signal, now, inFlight }),
    ...Array.from({ length: desks }, () => workAtDesk(staff, pairs, signal)),
  ]);
  // The error is handled where it is awaited.
  typing.catch(() => finishing.abort());
  writing.catch(() => finishing.abort());

  try {
    for (let round = 0; (round === 0 || acknowledged() < enquiries) && !finishing.signal.aborted; round++) {
      for (const [name, fault, action] of steps) {
        if (round > 0 && acknowledged() >= enquiries) break;
        if (action === 'fill' && disk.cannotFill) {
          faults.set(name, disk.cannotFill);
          continue;
        }
        const [before, failedBefore] = [acknowledged(), calls.failed];
        writeFaults(control, fault);
        if (action === 'fill') disk.fill();
        if (action && action !== 'fill') {
          if (action === 'kill') await wait(Math.random() * faultLasts);
          else if (await inFlight.meet(action, longestFault)) met[action] += 1;
          await system.kill();
          kills.push(Date.now());
          await restart();
        } else {
          await wait(faultLasts);
          // A slow machine may not have acknowledged any yet.
          const isWritable = action !== 'fill' && fault.store !== 'down';
          const isFelt = () => (isWritable ? acknowledged() > before : calls.failed - failedBefore >= writers);
          for (let waited = 0; waited < longestFault && !isFelt(); waited += 50) await wait(50);
        }
        if (action === 'fill') disk.free();
        faults.set(name, Number(faults.get(name) ?? 0) + acknowledged() - before);
        say(`${name}: ${acknowledged()} acknowledged`);
      }
    }
    writeFaults(control, {});
    finishing.abort();
    const late = setTimeout(() => giveUp.abort(), 60_000);
    await writing;
    await typing;
    clearTimeout(late);
    say('Replaying dead letters and waiting for mail ...');
    return await settle({ system, staff, dataDir, control, sent, typed, pairs, kills, met, faults, calls });
  } finally {
    giveUp.abort();
    await system.kill().finally(disk.remove);
  }
}

interface Run {
  system: SystemProcess;
  staff: Staff;
  dataDir: string;
  control: string;
  sent: Sent[];
  typed: Typed[];
  pairs: Pair[];
  kills: number[];
  met: SoakResult['met'];
  faults: SoakResult['faults'];
  calls: Calls;
}

/**
 * Waits until all work is done: dead letters are replayed, mails have been sent, windows of staff's mail have ended.
 */
async function settle({
  system,
  staff,
  dataDir,
  control,
  sent,
  typed,
  pairs,
  kills,
  met,
  faults,
  calls,
}: Run): Promise<SoakResult> {
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
  // What was planned under a later clock has become due since the last tick.
  await invokeScheduled(dataDir, 'publishDue', { at: Date.now() + clockAtEnd, clock: clockAtEnd });
  const texts = await typingFindings(system.url, staff, typed);
  const desk = await deskFindings(staff, pairs);
  return {
    ...found,
    ...texts,
    ...desk,
    ...calls,
    kills: kills.length,
    met,
    faults,
    replayed,
    deadLetters: await deadLetters(dataDir),
  };
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

/** Sends the minute's tick each second, as long as somebody types. It fails while the process is dead or the store is. */
async function tick(dataDir: string, { signal, now, inFlight }: Ticking): Promise<void> {
  const publishDue = () => invokeScheduled(dataDir, 'publishDue', { at: now(), clock: now() - Date.now() });
  while (!signal.aborted) {
    await wait(1000);
    await inFlight.during('ticking', publishDue).catch(() => undefined);
  }
}

interface Ticking {
  signal: AbortSignal;
  /** The system's clock. */
  now: () => number;
  inFlight: InFlight;
}

/** Notifies staff of all windows that have ended by the system's clock. */
async function summarize(dataDir: string): Promise<void> {
  await invokeScheduled(dataDir, 'summarizeNews', { at: Date.now() + windowsOver, clock: clockAtEnd });
}

/** Sends a scheduled event to a function. */
async function invokeScheduled(dataDir: string, FunctionName: string, { at, clock }: { at: number; clock: number }) {
  const { lambda } = await connectToRunning(dataDir);
  lambda.config.systemClockOffset = clock;
  const event = { source: 'aws.events', 'detail-type': 'Scheduled Event', time: new Date(at).toISOString() };
  try {
    await lambda.send(new InvokeCommand({ FunctionName, Payload: Buffer.from(JSON.stringify(event)) }));
  } finally {
    lambda.destroy();
  }
}
