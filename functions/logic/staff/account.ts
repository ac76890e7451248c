import type { Account } from '#contracts/api/account';
import { verifyPassword } from '../../data/passwords.ts';
import { isTwoStepRequired } from '../../data/settings.ts';
import { findStaff, type Staff, setName, setPassword } from '../../data/staff.ts';
import { type Limit, takeAttempt } from '../../data/throttles.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { refuseGuessable } from './new-password.ts';
import { beginSession, endSession, type NewSession, type Software, type StaffSession } from './sessions.ts';

/** Counted by session: a stranger at a signed-in browser cannot guess endlessly, and other sessions are not blocked. */
const checks: Limit = { action: 'password-check', attempts: 10, seconds: 15 * 60 };

export async function readAccount({ staff }: StaffSession): Promise<Account> {
  const [stored, required] = await Promise.all([findStaff(staff.email), isTwoStepRequired()]);
  const { totp_secret, recovery_codes = [] } = stored ?? {};
  return { ...staff, two_step: { on: totp_secret !== undefined, recovery_codes: recovery_codes.length, required } };
}

export async function rename({ staff: { email } }: StaffSession, name: string): Promise<{ name: string }> {
  if (!(await setName(email, name))) throw new ProblemError('authentication_required');
  return { name };
}

interface PasswordChange {
  current_password: string;
  password: string;
}

/**
 * Sets a new password, which ends all sessions, and starts this session again.
 * @throws ValidationFailed `wrong_password`, `too_common`, `easy_to_guess`
 * @throws ProblemError `version_conflict` if the password has been changed since, `too_many_requests`
 */
export async function changePassword(
  session: StaffSession,
  { current_password, password }: PasswordChange,
  software: Software,
): Promise<NewSession> {
  refuseGuessable(password, session.staff.email);
  const staff = await requirePassword(session, current_password);
  if (!(await setPassword(staff.email, password, staff))) throw new ProblemError('version_conflict');
  const [next] = await Promise.all([beginSession(staff.email, session.remember, software), endSession(session.token)]);
  return next;
}

/** @throws ValidationFailed `wrong_password` for the field `current_password` */
export async function requirePassword({ id, staff: { email } }: StaffSession, typed: string): Promise<Staff> {
  await takeAttempt(checks, id);
  const staff = await findStaff(email);
  const correct = await verifyPassword(typed, staff?.password, 'trusted');
  if (!staff || !correct) throw new ValidationFailed([{ field: 'current_password', code: 'wrong_password' }]);
  return staff;
}
