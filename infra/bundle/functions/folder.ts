import { join } from 'node:path';

/** Folder of the built handlers: `<functionsFolder>/<operation>/index.mjs`, each exporting `handler`. */
export const functionsFolder = join(import.meta.dirname, '../../../dist/functions');
