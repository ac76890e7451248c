import { join } from 'node:path';

/** Folder of the bundled embedded server: `main.mjs` and its threads. */
export const serverFolder = join(import.meta.dirname, '../../../dist/server');
