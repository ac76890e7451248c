import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillStore } from '../support/fill-store.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';
import { printTable, seconds } from './measure.ts';

const root = join(import.meta.dirname, '../..');
const port = 3987;
const enquiries = 100_000;
const giveUpAfter = 10 * 60_000;

/** Measures from a fresh clone of the commit to the first page with programs, then further starts on the same data. */
export async function benchStart() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    const fresh = await startOnce(folder);
    const warm = await startOnce(folder);
    await fillStore(join(folder, '.local'), enquiries, (index) =>
      storedEnquiry({ type: 'message', at: new Date(Date.now() - index * 60_000) }),
    );
    const full = await startOnce(folder, 'SIGKILL');
    const killed = await startOnce(folder);
    printTable('Start', [
      { from: 'fresh clone (npm start: install, build, seed)', 'first page after': seconds(fresh) },
      { from: 'second start', 'first page after': seconds(warm) },
      { from: `another start, with ${enquiries} enquiries`, 'first page after': seconds(full) },
      { from: `after a kill, with ${enquiries} enquiries`, 'first page after': seconds(killed) },
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(folder: string, end: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<number> {
  const begun = performance.now();
  const env = { ...process.env, PORT: String(port), PATH: pathWithoutBins() };
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true });
  try {
    await untilServed(child, begun);
    return performance.now() - begun;
  } finally {
    if (child.exitCode === null && child.pid) {
      process.kill(-child.pid, end);
      await once(child, 'exit');
    }
  }
}

async function untilServed(child: ChildProcess, begun: number) {
  while (performance.now() - begun < giveUpAfter) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const served = await Promise.all([get('/'), get('/api/programs')]).catch(() => []);
    if (served[0]?.includes('<html') && JSON.parse(served[1] ?? '{}').data?.length >= 8) return;
    await wait(100);
  }
  throw new Error('npm start did not serve the site in ten minutes');
}

const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return response.ok ? response.text() : '';
};

/** Returns the PATH of a new user's shell, without this project's programs. */
const pathWithoutBins = () =>
  process.env.PATH?.split(':')
    .filter((entry) => !entry.includes('node_modules'))
    .join(':');
