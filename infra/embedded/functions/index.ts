import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { threadFile, threadLimits } from '../thread-file.ts';
import type { Invocation, InvocationOutcome } from './thread.ts';

/** Thrown for a handler that threw, crashed or timed out. */
export class InvocationFailed extends Error {
  readonly timedOut: boolean;

  constructor(message: string, { timedOut = false } = {}) {
    super(message);
    this.name = 'InvocationFailed';
    this.timedOut = timedOut;
  }
}

export interface FunctionsOptions {
  /** Contains `<name>/index.mjs` for each function. */
  folder: string;
  environment: Record<string, string>;
  /** The stream for the functions' output. */
  log: Writable;
  /** Milliseconds per call; API Gateway waits at most 29 s. */
  timeout?: number;
}

/** @throws InvocationFailed */
export type Invoke = (name: string, event: unknown, requestId?: string) => Promise<unknown>;

export interface Functions {
  invoke: Invoke;
  /** Loads the handlers again; running calls fail. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(reason: InvocationFailed): void;
}

/**
 * Runs the built handlers. Each is loaded at its first call and kept, like a warm Lambda function. Their thread starts
 * at once, beside what else starts.
 */
export function startFunctions({ folder, environment, log, timeout = 29_000 }: FunctionsOptions): Functions {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let worker: Worker | undefined;

  function stop(reason: string) {
    const stopping = worker;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new InvocationFailed(reason));
    waiting.clear();
    return stopping?.terminate();
  }

  function start(): Worker {
    const started = new Worker(threadFile('functions'), {
      env: environment,
      resourceLimits: threadLimits,
      stdout: true,
      stderr: true,
    });
    started.stdout.pipe(log, { end: false });
    started.stderr.pipe(log, { end: false });
    started.on('message', (outcome: InvocationOutcome) => {
      const call = waiting.get(outcome.call);
      waiting.delete(outcome.call);
      if ('error' in outcome) call?.reject(new InvocationFailed(outcome.error));
      else call?.resolve(outcome.result);
    });
    started.on('error', (error) => log.write(`${error.stack ?? error}\n`));
    // The next call starts a new thread.
    started.on('exit', () => {
      if (worker === started) stop('The function crashed.');
    });
    return started;
  }

  worker = start();
  return {
    async invoke(name, event, requestId = randomUUID()) {
      worker ??= start();
      calls += 1;
      const invocation: Invocation = {
        call: calls,
        file: join(folder, name, 'index.mjs'),
        name,
        event,
        timeout,
        requestId,
      };
      const done = new AbortController();
      const answer = new Promise<unknown>((resolve, reject) => waiting.set(invocation.call, { resolve, reject }));
      const tooLate = delay(timeout, undefined, { signal: done.signal, ref: false }).then(() => {
        waiting.delete(invocation.call);
        throw new InvocationFailed(`${name} did not answer within ${timeout} ms.`, { timedOut: true });
      });
      worker.postMessage(invocation);
      return Promise.race([answer, tooLate]).finally(() => done.abort());
    },
    async reload() {
      await stop('The functions are being reloaded.');
    },
    async close() {
      await stop('The functions were stopped.');
    },
  };
}
