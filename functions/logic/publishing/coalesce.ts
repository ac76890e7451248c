import { setImmediate as later } from 'node:timers/promises';

/** Concurrent callers share one run. Callers during a run share the next one. */
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
