import { fork } from 'node:child_process';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { threadFile, threadLimits } from '../thread-file.ts';
import type { InvocationOutcome, ThreadMessage } from './thread.ts';

/** A host runs functions, isolated from this thread. */
export interface Host {
  send(message: ThreadMessage): void;
  end(): Promise<unknown>;
}

export interface HostOptions {
  environment: Record<string, string>;
  /** The stream for the functions' output. */
  log: Writable;
  onOutcome(outcome: InvocationOutcome): void;
  onExit(): void;
}

export type StartHost = (options: HostOptions) => Host;

/** A thread: calls begin at once. */
export const startThread: StartHost = ({ environment, log, onOutcome, onExit }) => {
  const worker = new Worker(threadFile('functions'), {
    env: environment,
    resourceLimits: threadLimits,
    stdout: true,
    stderr: true,
  });
  worker.stdout.pipe(log, { end: false });
  worker.stderr.pipe(log, { end: false });
  worker.on('message', onOutcome);
  worker.on('error', (error) => log.write(`${error.stack ?? error}\n`));
  worker.on('exit', onExit);
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
};

/** A process: its memory is the system's again when it ends. */
export const startProcess: StartHost = ({ environment, log, onOutcome, onExit }) => {
  const { MALLOC_ARENA_MAX, NODE_COMPILE_CACHE } = process.env;
  const child = fork(fileURLToPath(threadFile('functions')), {
    env: {
      ...environment,
      ...(MALLOC_ARENA_MAX && { MALLOC_ARENA_MAX }),
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    },
    execArgv: [],
    silent: true,
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.on('message', (outcome) => onOutcome(outcome as InvocationOutcome));
  child.on('error', (error) => log.write(`${error.stack ?? error}\n`));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  exited.then(onExit);
  return {
    // A process that has just ended gets no message; its exit says so.
    send: (message) => void child.send(message, () => undefined),
    end() {
      child.kill();
      return exited;
    },
  };
};
