import type { ActiveSession } from '#contracts/api/account';
import type { Session } from '#contracts/api/session';
import {
  deleteSession,
  deleteSessionOf,
  findSession,
  putSession,
  readSessions,
  type StoredSession,
  sessionId,
  touchSession,
} from '../../data/sessions.ts';
import { isTwoStepRequired } from '../../data/settings.ts';
import { findStaff, type Staff } from '../../data/staff.ts';
import { ProblemError } from '../../errors.ts';
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
  id: string;
  token: string;
  remember: boolean;
}

export interface NewSession {
  token: string;
  remember: boolean;
  expiresAt: Date;
}

/** The names of the browser and system that started a session. */
export type Software = Pick<StoredSession, 'browser' | 'system'>;

const unknownSoftware: Software = { browser: null, system: null };

export async function beginSession(email: string, remember: boolean, software = unknownSoftware): Promise<NewSession> {
  const { idle, absolute } = remember ? lifetimes.remembered : lifetimes.short;
  const now = new Date();
  const expiresAt = new Date(now.getTime() + absolute * 1000);
  const token = randomToken();
  await putSession(token, {
    email,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    idle_seconds: idle,
    ...software,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  });
  return { token, remember, expiresAt };
}

/**
 * Returns the live session of a token.
 * @throws ProblemError `authentication_required` if it is unknown or expired, or if its account is gone, suspended or
 * changed (a newer password, another role)
 */
export async function requireSession(token: string): Promise<StaffSession> {
  const session = await findSession(token);
  const now = new Date();
  if (!session || isOver(session, now)) throw new ProblemError('authentication_required');
  const [staff, isRequired] = await Promise.all([findStaff(session.email), isTwoStepRequired()]);
  if (!staff || isFromBefore(session, staff)) throw new ProblemError('authentication_required');
  if (idleSeconds(session, now) > touchEverySeconds) await touchSession(token, now);
  return {
    id: sessionId(token),
    token,
    remember: session.idle_seconds === lifetimes.remembered.idle,
    staff: { email: staff.email, name: staff.name, role: staff.role },
    expires_at: new Date(session.expires_at * 1000).toISOString(),
    two_step_due: isRequired && !staff.totp_secret,
  };
}

const idleSeconds = ({ last_seen_at }: StoredSession, now: Date) => (now.getTime() - Date.parse(last_seen_at)) / 1000;

const isOver = (session: StoredSession, now: Date) =>
  session.expires_at * 1000 <= now.getTime() || idleSeconds(session, now) > session.idle_seconds;

const isFromBefore = ({ created_at }: StoredSession, { sessions_from, rights_from }: Staff) =>
  sessions_from > created_at || rights_from > created_at;

/** Lists the live sessions of the session's account, the last used first. */
export async function listSessions({ id: current, staff: { email } }: StaffSession): Promise<ActiveSession[]> {
  const now = new Date();
  const [staff, sessions] = await Promise.all([findStaff(email), readSessions(email)]);
  return sessions
    .filter((session) => staff && !isOver(session, now) && !isFromBefore(session, staff))
    .toSorted((one, other) => other.last_seen_at.localeCompare(one.last_seen_at))
    .map(({ id, browser, system, created_at, last_seen_at }) => ({
      id,
      browser,
      system,
      began_at: created_at,
      last_used_at: last_seen_at,
      current: id === current,
    }));
}

export async function endOtherSessions({ id: current, staff: { email } }: StaffSession): Promise<void> {
  const others = (await readSessions(email)).filter(({ id }) => id !== current);
  await Promise.all(others.map(({ id }) => deleteSessionOf(email, id)));
}

/** Ends a session of the same account; does nothing for another account's session. */
export const endOwnSession = ({ staff: { email } }: StaffSession, id: string): Promise<void> =>
  deleteSessionOf(email, id);

export const endSession = deleteSession;
