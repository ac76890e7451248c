import type { Session } from '#contracts/session';
import { deleteSession, findSession, putSession, touchSession } from '../data/sessions.ts';
import { findStaff } from '../data/staff.ts';
import { ProblemError } from '../errors.ts';
import { randomToken } from './tokens.ts';

const hour = 3600;
/** Idle and absolute lifetime, in seconds. */
const lifetimes = {
  short: { idle: 2 * hour, absolute: 12 * hour },
  remembered: { idle: 7 * 24 * hour, absolute: 30 * 24 * hour },
};
/** Use is recorded at most this often, so that most requests only read. */
const touchEverySeconds = 300;

export interface StaffSession extends Session {
  token: string;
}

export interface NewSession {
  token: string;
  remember: boolean;
  expiresAt: Date;
}

export async function beginSession(email: string, remember: boolean): Promise<NewSession> {
  const { idle, absolute } = remember ? lifetimes.remembered : lifetimes.short;
  const now = new Date();
  const expiresAt = new Date(now.getTime() + absolute * 1000);
  const token = randomToken();
  await putSession(token, {
    email,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    idle_seconds: idle,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  });
  return { token, remember, expiresAt };
}

/**
 * Returns the live session of a token.
 * @throws ProblemError `authentication_required` if it is unknown or expired, or if its account is gone, is not active
 * or has a newer password
 */
export async function requireSession(token: string): Promise<StaffSession> {
  const session = await findSession(token);
  const now = new Date();
  const idleFor = session ? (now.getTime() - Date.parse(session.last_seen_at)) / 1000 : 0;
  if (!session || session.expires_at * 1000 <= now.getTime() || idleFor > session.idle_seconds) {
    throw new ProblemError('authentication_required');
  }
  const staff = await findStaff(session.email);
  if (staff?.status !== 'active' || staff.sessions_from > session.created_at) {
    throw new ProblemError('authentication_required');
  }
  if (idleFor > touchEverySeconds) await touchSession(token, now);
  return {
    token,
    staff: { email: staff.email, name: staff.name, role: staff.role },
    expires_at: new Date(session.expires_at * 1000).toISOString(),
  };
}

export const endSession = deleteSession;
