import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials, Session } from '#contracts/api/session';
import { type HashCaller, requireHashPlace } from '../../data/hash-queue.ts';
import { verifyPassword } from '../../data/passwords.ts';
import { isTwoStepRequired } from '../../data/settings.ts';
import { recordSignIn } from '../../data/staff.ts';
import { clearAttempts, isOverLimit, type Limit } from '../../data/throttles.ts';
import { ProblemError } from '../../errors.ts';
import { count } from '../../metrics.ts';
import { recordAction } from '../audit/audit.ts';
import { accountCaller, type Caller, takeOwnAttempt } from './account-caller.ts';
import { type NewDevice, rememberDevice } from './devices.ts';
import { beginSession, type NewSession, type Software } from './sessions.ts';
import { requireCode } from './sign-in-code.ts';

const quarter = 15 * 60;
const perOrigin: Limit = { action: 'sign-in-origin', attempts: 10, seconds: quarter };
const perAddress: Limit = { action: 'sign-in-address', attempts: 50, seconds: quarter };
/** The total for all unknown browsers. Above it they are delayed, not refused: one of them may be the owner's. */
const perAccount: Limit = { action: 'sign-in-account', attempts: 100, seconds: quarter };
const delayMs = 3000;

interface SignedIn {
  session: Session;
  cookie: NewSession;
  device: NewDevice;
}

/**
 * Checks e-mail and password, and the code if the account has two-step sign-in, and starts a session. A wrong password,
 * an unknown account and a suspended one get the same reply in the same time.
 * @throws ProblemError `wrong_credentials`, `code_required`, `wrong_code`, `too_many_requests`,
 * `temporarily_unavailable` if too many wait for the check of a password
 */
export async function signIn(
  { email, password, remember = false, code }: Credentials,
  from: Caller & { software?: Software },
): Promise<SignedIn> {
  const caller = await accountCaller(email, from);
  const hashCaller: HashCaller = caller.isKnown ? 'trusted' : { address: caller.address };
  requireHashPlace(hashCaller);
  await takeOwnAttempt(caller, { perOrigin, perAddress });
  if (!caller.isKnown && (await isOverLimit(perAccount, caller.account))) await wait(delayMs);
  const { staff, origin } = caller;
  const correct = await verifyPassword(password, staff?.password, hashCaller);
  if (!staff || !correct) {
    // Refusals by the limits above leave no entry, or anyone could fill the trail.
    count('SignInFailed');
    await recordAction({ action: 'sign_in_failed', ...(staff ? { staff: email } : { typedAccount: email }) });
    throw new ProblemError('wrong_credentials');
  }
  if (staff.totp_secret) await requireCode(caller, staff, code);
  const [cookie, device, isRequired] = await Promise.all([
    beginSession(email, remember, from.software),
    rememberDevice(email, from.device),
    isTwoStepRequired(),
    recordSignIn(email),
    clearAttempts(perOrigin, origin),
  ]);
  return {
    session: {
      staff: { email, name: staff.name, role: staff.role },
      expires_at: cookie.expiresAt.toISOString(),
      two_step_due: isRequired && !staff.totp_secret,
    },
    cookie,
    device,
  };
}
