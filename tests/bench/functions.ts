import { join } from 'node:path';

/** Folder of the handlers that benches build: their own, so that a running system never loads a half-written file. */
export const functionsFolder = join(import.meta.dirname, '../../dist/bench-functions');
