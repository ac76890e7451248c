import { randomBytes } from 'node:crypto';

/** A secret of 256 random bits, safe in a cookie and a URL. */
export const randomToken = () => randomBytes(32).toString('base64url');
