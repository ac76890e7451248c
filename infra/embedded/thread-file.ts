import { extname } from 'node:path';

/** Returns the URL of a thread's code: its source, or its bundle beside that of the server. */
export const threadFile = (name: 'database' | 'functions') =>
  new URL(`./${name}/thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Limits of a thread's memory. By default V8 lets new objects take 34 MB and more before it looks for garbage, whatever
 * memory the machine has.
 */
export const threadLimits = { maxYoungGenerationSizeMb: 12 };
