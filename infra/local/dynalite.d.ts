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
  /** The index entries to write when one item takes another's place. */
  export function getIndexActions<Item>(
    indexes: readonly object[],
    existing: Item | null,
    item: Item,
    table: object,
  ): { puts: { index: string; key: string; item: Partial<Item> }[] };
}
