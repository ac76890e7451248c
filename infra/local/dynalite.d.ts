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
