import type { Account } from '#contracts/api/account';
import { isTwoStepRequired } from '../../data/settings.ts';
import { findStaff, setName, setPassword } from '../../data/staff.ts';
import { ProblemError } from '../../errors.ts';
import { refuseGuessable } from './new-password.ts';
import { requirePassword } from './own-password.ts';
import { beginSession, endSession, type NewSession, type Software, type StaffSession } from './sessions.ts';

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
  await refuseGuessable(password, session.staff.email);
  const staff = await requirePassword(session, current_password);
  if (!(await setPassword(staff.email, password, staff))) throw new ProblemError('version_conflict');
  const [next] = await Promise.all([beginSession(staff.email, session.remember, software), endSession(session.token)]);
  return next;
}
