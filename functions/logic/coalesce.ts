import { setImmediate as later } from 'node:timers/promises';

/** Runs work once for all who ask before it begins; who asks after that waits for the next run. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let next: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const begin = async () => {
    await last;
    await later();
    next = undefined;
    await work();
  };
  return () => {
    if (!next) {
      next = begin();
      last = next.catch(() => undefined);
    }
    return next;
  };
}
