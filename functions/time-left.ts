import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'aws-lambda';

/** A call's context. The embedded runtime adds a signal that ends when the caller leaves or the call times out. */
export type CallContext = Partial<Context> & { signal?: AbortSignal };

interface Call {
  /** The deadline, in milliseconds of `performance.now()`. */
  end: number;
  signal?: AbortSignal | undefined;
}

const calls = new AsyncLocalStorage<Call>();

/** Milliseconds reserved for the reply. */
const margin = 1000;
/** The time limit in milliseconds outside calls: in commands and tests. */
const byDefault = 10_000;

/** Runs a call of a function, so that code inside can ask for the remaining time. */
export function withinCall<Result>(context: CallContext, run: () => Result): Result {
  const left = context.getRemainingTimeInMillis?.() ?? byDefault;
  return calls.run({ end: performance.now() + left - margin, signal: context.signal }, run);
}

/** Returns the instant, in milliseconds of `performance.now()`, at which the current call must be done. */
export const endOfCall = (): number => calls.getStore()?.end ?? performance.now() + byDefault;

/** Returns the signal that nobody waits for the current call any more; undefined where nothing tells. */
export const leftSignal = (): AbortSignal | undefined => calls.getStore()?.signal;
