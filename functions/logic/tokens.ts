import { randomBytes } from 'node:crypto';

/** A secret of 256 random bits, safe in cookies and URLs. */
export const randomToken = () => randomBytes(32).toString('base64url');
