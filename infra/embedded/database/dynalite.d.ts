declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Folder of the LevelDB store. */
    path?: string;
    /** Milliseconds that a new table stays in CREATING. */
    createTableMs?: number;
  }

  export default function dynalite(options?: Options): Server;
}

declare module 'dynalite/db/index.js' {
  import type { AttributeValue } from '@aws-sdk/client-dynamodb';
  import type { Level } from 'level';

  type Item = Record<string, AttributeValue>;
  type Done = (error?: Error | null) => void;

  /** The items of one table, in the store under `item-<table>~<key>`. */
  interface ItemStore {
    get(key: string, callback: (error: Error | null, item?: Item) => void): void;
    put(key: string, item: Item, callback: Done): void;
    del(key: string, callback: Done): void;
  }

  /** An iterator from which dynalite reads the items of a query, one by one. */
  interface StreamedIterator {
    next(): Promise<unknown>;
    close(): Promise<void>;
  }

  export interface DynaliteStore {
    db: Pick<Level<string, unknown>, 'get' | 'put' | 'batch' | 'clear' | 'iterator'> & {
      keys(options?: object): StreamedIterator;
      values(options?: object): StreamedIterator;
    };
    /** Returns the same object for the same name. */
    getItemDb(table: string): ItemStore;
    /** The entries of one index, in the store under `index-<type>~<table>~<index>~<key>`; the same object for the same names. */
    getIndexDb(type: 'global', table: string, index: string): Pick<ItemStore, 'put' | 'del'>;
  }

  /** Returns the index entries to write when one item replaces another. */
  export function getIndexActions<Item>(
    indexes: readonly object[],
    existing: Item | null,
    item: Item | null,
    table: object,
  ): { puts: { index: string; key: string; item: Partial<Item> }[]; deletes: { index: string; key: string }[] };

  /** The key under which a table keeps an item. */
  export function createKey(item: object, table: object): string;

  /** The module through which dynalite opens its store. */
  const engine: { create(options: object): DynaliteStore };
  export default engine;
}
