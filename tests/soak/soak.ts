import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from '../../infra/bundle/ensure-built.ts';
import { readFaults, writeFaults } from './control.ts';
import { type Pair, workAtDesk } from './desk.ts';
import { makeDisk } from './disk.ts';
import { type Calls, type Sent, sendEnquiry } from './enquiries.ts';
import { createInFlight, type Work } from './in-flight.ts';
import { colleagues, startSystem } from './process.ts';
import { createStaff, planPrograms, type Typed, typeProgram, untilDone } from './programs.ts';
import { tick } from './scheduled.ts';
import { type Settled, settle } from './settle.ts';
import { steps } from './steps.ts';

/** Rounds of people who work on the same requests, at the same time. */
const desks = 3;
/** In milliseconds. */
const longestFault = 15_000;
/** In milliseconds. */
const signInWithin = 60_000;

export interface SoakOptions {
  /** Number of acknowledged enquiries to reach; every fault occurs at least once. */
  enquiries: number;
  writers: number;
  /** Duration of each fault in milliseconds. */
  faultLasts: number;
  say(text: string): void;
}

export interface SoakResult extends Settled, Calls {
  kills: number;
  /** The number of kills that met each work of staff and of the minute's tick. */
  met: Record<Work, number>;
  /** Faults by name, with the number of enquiries acknowledged during each. */
  faults: Map<string, number | string>;
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
  const team = [staff, ...colleagues.map((colleague) => createStaff(url, colleague))];
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
    ...Array.from({ length: desks }, () => workAtDesk(team, pairs, signal)),
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
    const settled = await settle({ url, staff, dataDir, control, sent, typed, pairs, kills });
    return { ...settled, ...calls, kills: kills.length, met, faults };
  } finally {
    giveUp.abort();
    await system.kill().finally(disk.remove);
  }
}
