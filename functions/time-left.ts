import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'aws-lambda';

/** The end of the current call, in milliseconds of `performance.now()`. */
const ends = new AsyncLocalStorage<number>();

/** Milliseconds kept for the reply. */
const margin = 1000;
/** Milliseconds that work takes at most where no call has an end: in commands and tests. */
const byDefault = 10_000;

/** Runs a call of a function, so that what waits inside it knows the time that is left. */
export function withinCall<Result>(context: Partial<Context>, run: () => Result): Result {
  const left = context.getRemainingTimeInMillis?.() ?? byDefault;
  return ends.run(performance.now() + left - margin, run);
}

/** The instant, in milliseconds of `performance.now()`, at which the current call must be done. */
export const endOfCall = (): number => ends.getStore() ?? performance.now() + byDefault;
