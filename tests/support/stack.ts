import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureBuilt } from '../../infra/bundle/ensure-built.ts';
import { clockModule, setClock, untilNextWindow } from './shifted-clock.ts';

const root = join(import.meta.dirname, '../..');
/** An idle machine needs a tenth of this. */
const startTimeout = 240_000;

export interface StackOptions {
  /** Adds the sample programs: with all photos, which take a second each, or only the newest so, the others with a cover. */
  seed?: 'samples' | 'covers';
  /** Builds and serves the site too. */
  site?: boolean;
  /** Uses the data of an earlier stack; by default an empty folder that `stop` removes. */
  dataDir?: string;
  /** By default any free port. */
  port?: number;
  /** Folder of another checkout to start, which builds itself; by default this one. */
  checkout?: string;
  /** Further environment variables. */
  environment?: Record<string, string>;
  /** The system's time at its start, or `window` for the beginning of a window of its limits; by default the machine's. */
  startsAt?: Date | 'window';
}

export interface Stack {
  url: string;
  dataDir: string;
  adminEmail: string;
  adminPassword: string;
  /** Origin on this machine, also if browsers use another. */
  internalUrl: string;
  /** Address of the outbox, with the token that opens it. */
  outboxUrl: string;
  /** The file of its clock, if it does not have the machine's: `shifted-clock.ts`. */
  clock?: string;
  /** Stops it like Ctrl-C. */
  stop(): Promise<void>;
  /** Stops it like a power loss; the data folder stays. */
  kill(): Promise<void>;
}

const staff = { adminEmail: 'staff@rihla.example', adminPassword: 'correct horse battery' };

/** Starts the embedded system in another process, as `npm start` does. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { checkout } = options;
  if (!checkout) await ensureBuilt(options.site ? ['functions', 'site', 'server'] : ['functions', 'server']);
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'rihla-')));
  const clock = options.startsAt && startClock(join(dataDir, 'clock.json'), options.startsAt);
  const shifted = clock ? ['--import', clockModule(clock)] : [];
  const program = ['infra/embedded/start.mjs', ...(checkout ? [] : ['--no-build'])];
  const child = spawn(process.execPath, [...shifted, ...program], {
    cwd: checkout ?? root,
    env: {
      PATH: process.env.PATH,
      PORT: String(options.port ?? 0),
      DATA_DIR: dataDir,
      SEED: options.seed ?? 'none',
      ADMIN_EMAIL: staff.adminEmail,
      ADMIN_PASSWORD: staff.adminPassword,
      // Test clients send their own addresses, see `client.ts`.
      TRUSTED_PROXIES: '1',
      // Tests send more enquiries at once than people do, and look for the mail of each.
      STAFF_MAIL_SINGLES: '10000',
      // Tests repeat the same texts, so only the honeypot field should count.
      SPAM_THRESHOLD: '50',
      // Tests send from few addresses to few domains, and read the mails.
      CONFIRMATIONS_PER_CONNECTION: '999',
      // Tests sign in repeatedly: a hash of this cost takes 3 ms instead of 350.
      PASSWORD_COST: '10',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { ready: url, internal: internalUrl, outbox } = await untilReady(child);
  const outboxUrl = `${internalUrl}/_outbox${new URL(outbox).search}`;
  outboxes.set(url, outboxUrl);
  return {
    url,
    internalUrl,
    outboxUrl,
    dataDir,
    ...(clock && { clock }),
    ...staff,
    async stop() {
      await end(child, 'SIGTERM');
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

function startClock(file: string, startsAt: Date | 'window'): string {
  setClock(file, startsAt === 'window' ? untilNextWindow() : startsAt.getTime() - Date.now());
  return file;
}

/** Outbox addresses of the systems that this process has started, by site address. */
export const outboxes = new Map<string, string>();

interface Ready {
  /** Origin of the site for browsers. */
  ready: string;
  internal: string;
  outbox: string;
}

async function untilReady(child: ChildProcess): Promise<Ready> {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const controller = new AbortController();
  const { signal } = controller;
  try {
    const outcome = await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as Ready),
      once(child, 'exit', { signal }).then(() => 'It ended.'),
      delay(startTimeout, 'It took too long.', { signal }),
    ]);
    if (typeof outcome !== 'string') return outcome;
    await end(child, 'SIGKILL');
    throw new Error(`The system did not start. ${outcome}\n${output}`);
  } finally {
    controller.abort();
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
