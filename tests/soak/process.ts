import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { clockModule } from '../support/shifted-clock.ts';

const here = import.meta.dirname;

export interface SystemProcess {
  url: string;
  /**
   * Kills the process, like a power loss.
   * @throws Error with its last errors if it had ended before
   */
  kill(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** The control file. */
  control: string;
  /** 0 for any free port. */
  port: number;
}

export const staff = { email: 'desk@rihla.example', password: 'soak with a long password' };
/** Colleagues with accounts of their own. */
export const colleagues = ['huda', 'omar'].map((name) => ({
  ...{ name, email: `${name}@rihla.example`, password: staff.password },
}));

/** Starts the system under test, also after a kill. */
export async function startSystem({ dataDir, control, port }: Options): Promise<SystemProcess> {
  const child = spawn(process.execPath, ['--import', clockModule(control), join(here, 'system.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      FAULTS: control,
      ADMIN_EMAIL: staff.email,
      ADMIN_PASSWORD: staff.password,
      TRUSTED_PROXIES: '1',
      // Little patience lets an outage of the soak park events.
      EVENT_PATIENCE: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output = (output + chunk).slice(-4000);
  });
  const ready = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const [message] = ready as [{ ready?: string } | number | null];
  if (typeof message !== 'object' || !message?.ready) throw new Error(`The system did not start.\n${output}`);
  return {
    url: message.ready,
    async kill() {
      if (hasEnded(child)) throw new Error(`The system ended by itself.\n${output}`);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
