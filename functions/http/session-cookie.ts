import type { NewSession } from '../logic/sessions.ts';

/**
 * The session cookie. `__Host-` binds it to this host over TLS. Plain-http localhost cannot use the prefix, so the
 * embedded runtime sets `COOKIE_SECURITY=localhost`.
 */
const secure = () => process.env.COOKIE_SECURITY !== 'localhost';
export const cookieName = () => (secure() ? '__Host-session' : 'session');
const attributes = () => `Path=/; HttpOnly; SameSite=Strict${secure() ? '; Secure' : ''}`;

/** The token in a `Cookie` header, if any. */
export function sessionToken(cookies: string | undefined): string | undefined {
  const prefix = `${cookieName()}=`;
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(prefix));
  return pair?.slice(prefix.length) || undefined;
}

/** The cookie of a new session. Without "Remember me" it lasts until the browser closes. */
export function sessionCookie({ token, remember, expiresAt }: NewSession): string {
  const age = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
  return `${cookieName()}=${token}; ${attributes()}${remember ? `; Max-Age=${age}` : ''}`;
}

export const endedSessionCookie = () => `${cookieName()}=; ${attributes()}; Max-Age=0`;
