import { createHash } from 'node:crypto';

/** SHA-256 in hex, for keys that must not be readable in a table. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
