import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Session } from '#contracts/session';

export interface OutboxAccess {
  /** Opens the outbox from anywhere. Printed at the start. */
  token: string;
  /** True if the settings name a proxy: every caller's address is then the proxy's, on this machine. */
  behindProxy: boolean;
  /** Returns true if a `Cookie` header contains the live session of an owner, who may reset any account. */
  isOwner(cookies: string): Promise<boolean>;
}

export const makeOutboxToken = (): string => randomBytes(24).toString('base64url');

/** Asks the API on this machine if a `Cookie` header contains the live session of an owner. */
export const asksApi = (apiOrigin: string) => async (cookies: string) => {
  const headers = { Cookie: cookies, 'X-Client': 'web' };
  const reply = await fetch(`${apiOrigin}/api/session`, { headers, signal: AbortSignal.timeout(5000) });
  return reply.ok && ((await reply.json()) as { data: Session }).data.staff.role === 'owner';
};

/**
 * Mails contain password links. They are shown to callers on this machine (unless a proxy may be in between), to owners
 * with a session, and to anyone with the token.
 *
 * @param given the token in the address
 */
export async function mayRead(request: IncomingMessage, given: string, access: OutboxAccess): Promise<boolean> {
  if (!access.behindProxy && !isForwarded(request) && isLocal(request)) return true;
  if (given && timingSafeEqual(sha256(given), sha256(access.token))) return true;
  const { cookie } = request.headers;
  return cookie !== undefined && (await access.isOwner(cookie).catch(() => false));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** True if any header shows that a proxy forwards the request. */
const isForwarded = ({ headers }: IncomingMessage) =>
  Object.keys(headers).some((name) => /^(forwarded|via|x-real-ip|x-forwarded-.*)$/.test(name));

/**
 * Checks address and host. Another host name means that another site's name resolves to this machine (DNS rebinding).
 */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const isLoopback = address === '::1' || address.startsWith('127.');
  return isLoopback && /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}
