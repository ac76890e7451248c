import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Session } from '#contracts/api/session';

export interface OutboxAccess {
  /** Opens the outbox from anywhere. Printed at the start. */
  token: string;
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
 * Mails contain password links. They are shown to owners with a session and to anyone with the token. The connection's
 * address proves nothing: other users of this machine share it, and behind a proxy everybody does.
 *
 * @param given the token in the address
 */
export async function mayRead(request: IncomingMessage, given: string, access: OutboxAccess): Promise<boolean> {
  if (given && timingSafeEqual(sha256(given), sha256(access.token))) return true;
  const { cookie } = request.headers;
  return cookie !== undefined && (await access.isOwner(cookie).catch(() => false));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
