import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillStore } from '../support/fill-store.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';
import { median, printTable, type Row } from './measure.ts';

const root = join(import.meta.dirname, '../..');
const port = 3987;
const enquiries = 100_000;
const repeats = 5;
const giveUpAfter = 10 * 60_000;

/** Milliseconds from the command to the printed addresses, and to the first page with programs. */
interface Start {
  ready: number;
  page: number;
}

type End = 'SIGINT' | 'SIGKILL';

/** Measures from a fresh clone of the commit to the first page with programs, then further starts on the same data. */
export async function benchStart() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-clone-'));
  const dataDir = join(folder, '.local');
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    // The samples' photos, which follow in the background, would slow down the next start.
    const fresh = await startOnce(folder, 'SIGINT', () => untilExists(join(dataDir, 'seed.done')));
    const rows = [rowOf('fresh clone (npm start: install, build, seed)', [fresh])];
    await startOnce(folder, 'SIGINT');
    rows.push(rowOf('warm', await startOften(folder, 'SIGINT')));
    await fillStore(dataDir, enquiries, (index) =>
      storedEnquiry({ type: 'message', at: new Date(Date.now() - index * 60_000) }),
    );
    await startOnce(folder, 'SIGINT');
    rows.push(rowOf(`warm, with ${enquiries} enquiries`, await startOften(folder, 'SIGINT')));
    await startOnce(folder, 'SIGKILL');
    rows.push(rowOf(`after a kill, with ${enquiries} enquiries`, await startOften(folder, 'SIGKILL')));
    printTable('Start', rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rowOf(from: string, starts: readonly Start[]): Row {
  const middle = (of: keyof Start) => `${(median(starts.map((start) => start[of])) / 1000).toFixed(2)} s`;
  return { from, 'ready after': middle('ready'), 'first page after': middle('page') };
}

async function startOften(folder: string, end: End): Promise<Start[]> {
  const starts: Start[] = [];
  for (let index = 0; index < repeats; index++) starts.push(await startOnce(folder, end));
  return starts;
}

/** @param finish awaited before the end, outside the measurement */
async function startOnce(folder: string, end: End, finish?: () => Promise<void>): Promise<Start> {
  const begun = performance.now();
  const env = { ...process.env, PORT: String(port), PATH: pathWithoutBins() };
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  try {
    await untilReady(child);
    const ready = performance.now() - begun;
    const [page, programs] = await Promise.all([get('/'), get('/api/programs')]);
    if (!page.includes('<html') || JSON.parse(programs).data.length < 8) throw new Error('The programs are missing.');
    const start = { ready, page: performance.now() - begun };
    await finish?.();
    return start;
  } finally {
    if (child.exitCode === null && child.pid) {
      process.kill(-child.pid, end);
      await once(child, 'exit');
    }
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  const ready = Promise.withResolvers<void>();
  child.stdout?.on('data', (chunk) => {
    output += chunk;
    if (output.includes('Ctrl-C stops it.')) ready.resolve();
  });
  child.once('exit', () => ready.reject(new Error(`npm start ended: ${output}`)));
  const timer = setTimeout(() => ready.reject(new Error(`npm start took ten minutes: ${output}`)), giveUpAfter);
  await ready.promise.finally(() => clearTimeout(timer));
}

async function untilExists(file: string): Promise<void> {
  const begun = performance.now();
  while (!existsSync(file)) {
    if (performance.now() - begun > giveUpAfter) throw new Error(`${file} was not written.`);
    await wait(200);
  }
}

async function get(path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  if (!response.ok) throw new Error(`${path} got ${response.status}.`);
  return response.text();
}

/** Returns the PATH of a new user's shell, without this project's programs. */
const pathWithoutBins = () =>
  process.env.PATH?.split(':')
    .filter((entry) => !entry.includes('node_modules'))
    .join(':');
