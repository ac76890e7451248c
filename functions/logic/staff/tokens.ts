import { randomBytes } from 'node:crypto';

/** A secret of 256 random bits, safe in cookies and URLs. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** True for a text in the format of a token. */
export const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '');
