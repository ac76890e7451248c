import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'aws-lambda';

/** The deadline of the current call, in milliseconds of `performance.now()`. */
const ends = new AsyncLocalStorage<number>();

/** Milliseconds reserved for the reply. */
const margin = 1000;
/** The time limit in milliseconds outside calls: in commands and tests. */
const byDefault = 10_000;

/** Runs a call of a function, so that code inside can ask for the remaining time. */
export function withinCall<Result>(context: Partial<Context>, run: () => Result): Result {
  const left = context.getRemainingTimeInMillis?.() ?? byDefault;
  return ends.run(performance.now() + left - margin, run);
}

/** Returns the instant, in milliseconds of `performance.now()`, at which the current call must be done. */
export const endOfCall = (): number => ends.getStore() ?? performance.now() + byDefault;
