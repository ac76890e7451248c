import { createHash } from 'node:crypto';

/** SHA-256 in hex. Keys that must not be readable from the table are stored as this. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
