import { extname } from 'node:path';

/** Returns the URL of a thread's code: its source, or its bundle beside that of the server. */
export const threadFile = (name: 'database' | 'functions') =>
  new URL(`./${name}/thread${extname(import.meta.url)}`, import.meta.url);
