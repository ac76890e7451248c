import { createHash } from 'node:crypto';

/** SHA-256 of an inline script in base64, as a content security policy names it. */
export const scriptHash = (script: string): string => createHash('sha256').update(script).digest('base64');
