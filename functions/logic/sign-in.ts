import type { Credentials, Session } from '#contracts/session';
import { verifyPassword } from '../data/passwords.ts';
import { findStaff } from '../data/staff.ts';
import { clearAttempts, type Limit, takeAttempt } from '../data/throttles.ts';
import { ProblemError } from '../errors.ts';
import { beginSession, type NewSession } from './sessions.ts';

const perAccount: Limit = { action: 'sign-in-account', attempts: 10, seconds: 15 * 60 };
const perAddress: Limit = { action: 'sign-in-address', attempts: 50, seconds: 15 * 60 };

/**
 * Checks e-mail and password and begins a session. A wrong password, an unknown account and one that is not active get
 * the same reply in the same time.
 * @throws ProblemError `wrong_credentials`, `too_many_requests`
 */
export async function signIn(
  { email, password, remember = false }: Credentials,
  address: string,
): Promise<{ session: Session; cookie: NewSession }> {
  await Promise.all([takeAttempt(perAccount, email), takeAttempt(perAddress, address)]);
  const staff = await findStaff(email);
  const correct = await verifyPassword(password, staff?.password);
  if (staff?.status !== 'active' || !correct) throw new ProblemError('wrong_credentials');
  const [cookie] = await Promise.all([beginSession(email, remember), clearAttempts(perAccount, email)]);
  return {
    session: { staff: { email, name: staff.name, role: staff.role }, expires_at: cookie.expiresAt.toISOString() },
    cookie,
  };
}
