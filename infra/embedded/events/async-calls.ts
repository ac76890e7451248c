import { setTimeout as delay } from 'node:timers/promises';
import type { Invoke } from '../functions/index.ts';
import type { DeadLetters } from './dead-letters.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** Lambda runs each call in its own instance. Here they share one machine, and photos need much processor time. */
const concurrency = 2;

export interface AsyncCallsOptions {
  invoke: Invoke;
  deadLetters: DeadLetters;
  /** Milliseconds before each retry. Lambda waits one minute and then two. */
  retryDelays?: readonly number[];
}

export interface AsyncCalls {
  /** Calls a consumer with an event in the background. */
  send(consumer: string, event: unknown): void;
  /** Waits for running calls and drops waiting retries: the sender sends those events again at the next start. */
  close(): Promise<void>;
}

/**
 * Replaces Lambda's asynchronous invocation: retries a failing consumer twice, then stores the event and the reason
 * among the dead letters.
 */
export function createAsyncCalls({ invoke, deadLetters, retryDelays = [1_000, 5_000] }: AsyncCallsOptions): AsyncCalls {
  const limited = limitConcurrency(concurrency);
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  async function deliver(consumer: string, event: unknown): Promise<void> {
    let reason = '';
    for (const wait of [0, ...retryDelays]) {
      try {
        if (wait) await delay(wait, undefined, { signal: closing.signal });
      } catch {
        return;
      }
      try {
        const isHandled = await limited(async () => {
          if (closing.signal.aborted) return false;
          await invoke(consumer, event);
          return true;
        });
        return isHandled ? await deadLetters.remove({ consumer, event }) : undefined;
      } catch (error) {
        reason = (error as Error).message;
      }
      if (closing.signal.aborted) return;
    }
    await deadLetters.add({ consumer, reason, failed_at: new Date().toISOString(), event });
  }

  return {
    send(consumer, event) {
      if (closing.signal.aborted) return;
      const delivery = deliver(consumer, event)
        .catch((error) => console.error(`An event for ${consumer} is delayed until the next start: ${error.message}`))
        .finally(() => running.delete(delivery));
      running.add(delivery);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}
