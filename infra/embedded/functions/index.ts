import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { processPhoto } from '#contracts/platform/consumers';
import { type Host, type StartHost, startProcess, startThread } from './host.ts';
import type { Invocation } from './thread.ts';

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

/**
 * @param left ends when the caller no longer waits; the function may then leave out what is only for the reply
 * @throws InvocationFailed
 */
export type Invoke = (name: string, event: unknown, requestId?: string, left?: AbortSignal) => Promise<unknown>;

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

/** Compiled code for photos takes hundreds of megabytes and gives few of them back, so that its process ends. */
const runsApart = new Set<string>([processPhoto.id]);
/** Milliseconds without a call after which that process ends. */
const idleTime = 5000;

/**
 * Runs the built handlers. Each is loaded at its first call and kept, like a warm Lambda function. Their thread starts
 * at once, beside what else starts.
 */
export function startFunctions(options: FunctionsOptions): Functions {
  const shared = createRunner(startThread, options);
  shared.start();
  const apart = createRunner(startProcess, { ...options, idleTime });
  const stop = async (reason: string) => void (await Promise.all([shared.stop(reason), apart.stop(reason)]));
  return {
    invoke: (name, ...call) => (runsApart.has(name) ? apart : shared).invoke(name, ...call),
    reload: () => stop('The functions are being reloaded.'),
    close: () => stop('The functions were stopped.'),
  };
}

interface RunnerOptions extends FunctionsOptions {
  /** Milliseconds without a call after which the host ends; without it never. */
  idleTime?: number;
}

/** Makes calls in a host, and starts another one for the next call if it has ended. */
function createRunner(startHost: StartHost, options: RunnerOptions) {
  const { folder, environment, log, timeout = 29_000, idleTime } = options;
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let host: Host | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function stop(reason: string): Promise<void> {
    const stopping = host;
    host = undefined;
    clearTimeout(idle);
    for (const { reject } of waiting.values()) reject(new InvocationFailed(reason));
    waiting.clear();
    await stopping?.end();
  }

  function start(): Host {
    const started = startHost({
      environment,
      log,
      onOutcome(outcome) {
        const call = waiting.get(outcome.call);
        waiting.delete(outcome.call);
        if ('error' in outcome) call?.reject(new InvocationFailed(outcome.error));
        else call?.resolve(outcome.result);
      },
      onExit() {
        if (host === started) stop('The function crashed.');
      },
    });
    host = started;
    return started;
  }

  function endWhenIdle() {
    clearTimeout(idle);
    if (idleTime !== undefined && waiting.size === 0) idle = setTimeout(() => stop('It was idle.'), idleTime).unref();
  }

  const invoke: Invoke = async (name, event, requestId = randomUUID(), left?: AbortSignal) => {
    clearTimeout(idle);
    const running = host ?? start();
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
    const abandon = () => running.send({ abandoned: invocation.call });
    left?.addEventListener('abort', abandon, { once: true });
    const tooLate = delay(timeout, undefined, { signal: done.signal, ref: false }).then(() => {
      waiting.delete(invocation.call);
      abandon();
      throw new InvocationFailed(`${name} did not answer within ${timeout} ms.`, { timedOut: true });
    });
    running.send({ invocation });
    return Promise.race([answer, tooLate]).finally(() => {
      done.abort();
      left?.removeEventListener('abort', abandon);
      endWhenIdle();
    });
  };

  return { invoke, start, stop };
}
