import type { NewDevice } from '../logic/staff/devices.ts';
import type { NewSession } from '../logic/staff/sessions.ts';

/**
 * `__Host-` binds a cookie to this host over TLS. A site on plain http cannot use the prefix, so the embedded runtime
 * sets `COOKIE_SECURITY=localhost` there.
 */
const secure = () => process.env.COOKIE_SECURITY !== 'localhost';
const nameOf = (cookie: 'session' | 'device') => (secure() ? `__Host-${cookie}` : cookie);
const attributes = () => `Path=/; HttpOnly; SameSite=Strict${secure() ? '; Secure' : ''}`;
const secondsUntil = (end: Date) => Math.floor((end.getTime() - Date.now()) / 1000);

export const sessionCookieName = () => nameOf('session');

/** The session's token in a `Cookie` header, if any. */
export const sessionToken = (cookies: string | undefined) => readCookie(nameOf('session'), cookies);

/** The token by which a browser is known, if any. */
export const deviceToken = (cookies: string | undefined) => readCookie(nameOf('device'), cookies);

/** The cookie of a new session. Without "Remember me" it lasts until the browser closes. */
export function sessionCookie({ token, remember, expiresAt }: NewSession): string {
  return `${nameOf('session')}=${token}; ${attributes()}${remember ? `; Max-Age=${secondsUntil(expiresAt)}` : ''}`;
}

export const endedSessionCookie = () => `${nameOf('session')}=; ${attributes()}; Max-Age=0`;

/** The cookie by which a browser that has signed in is known later; signing out leaves it. */
export const deviceCookie = ({ token, expiresAt }: NewDevice) =>
  `${nameOf('device')}=${token}; ${attributes()}; Max-Age=${secondsUntil(expiresAt)}`;

function readCookie(name: string, cookies: string | undefined): string | undefined {
  const prefix = `${name}=`;
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(prefix));
  return pair?.slice(prefix.length) || undefined;
}
