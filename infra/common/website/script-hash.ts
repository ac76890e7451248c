import { createHash } from 'node:crypto';

/** SHA-256 of an inline script in base64, for a content security policy. */
export const scriptHash = (script: string): string => createHash('sha256').update(script).digest('base64');
