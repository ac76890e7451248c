import { verifyPassword } from '../../data/passwords.ts';
import { findStaff, type Staff } from '../../data/staff.ts';
import { type Limit, takeAttempt } from '../../data/throttles.ts';
import { ValidationFailed } from '../../errors.ts';
import type { StaffSession } from './sessions.ts';

/** Counted by session: a stranger at a signed-in browser cannot guess endlessly, and other sessions are not blocked. */
const checks: Limit = { action: 'password-check', attempts: 10, seconds: 15 * 60 };

/** @throws ValidationFailed `wrong_password` for the field `current_password` */
export async function requirePassword({ id, staff: { email } }: StaffSession, typed: string): Promise<Staff> {
  await takeAttempt(checks, id);
  const staff = await findStaff(email);
  const correct = await verifyPassword(typed, staff?.password, 'trusted');
  if (!staff || !correct) throw new ValidationFailed([{ field: 'current_password', code: 'wrong_password' }]);
  return staff;
}
