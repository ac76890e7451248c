import type { DynaliteStore } from 'dynalite/db/index.js';

/**
 * Lets dynalite close the iterators of its queries and scans. It ends one by `return`, which iterators of this version
 * of `level` do not have: each query would keep its iterator with all that it has read, and the files below it, as long
 * as the store is open.
 */
export function closeIterators({ db }: Pick<DynaliteStore, 'db'>): void {
  for (const name of ['keys', 'values'] as const) {
    const open = db[name].bind(db);
    db[name] = (options) => {
      const iterator = open(options);
      return Object.assign(iterator, { return: () => iterator.close() });
    };
  }
}
