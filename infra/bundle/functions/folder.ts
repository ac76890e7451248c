import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../../dist');

/** Folder of the built handlers: `<functionsFolder>/<operation>/index.mjs`, each exporting `handler`. */
export const functionsFolder = join(dist, 'functions');

/** Folder of the same handlers for the embedded server, with the code that they share in files beside them. */
export const embeddedFunctionsFolder = join(dist, 'embedded-functions');
