import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials, Session } from '#contracts/session';
import { verifyPassword } from '../../data/passwords.ts';
import { isTwoStepRequired } from '../../data/settings.ts';
import { recordSignIn, type Staff } from '../../data/staff.ts';
import { clearAttempts, isOverLimit, type Limit, takeAttempt } from '../../data/throttles.ts';
import { ProblemError } from '../../errors.ts';
import { recordAction } from '../audit/audit.ts';
import { type AccountCaller, accountCaller, type Caller, takeOwnAttempt } from './account-caller.ts';
import { type NewDevice, rememberDevice } from './devices.ts';
import { beginSession, type NewSession, type Software } from './sessions.ts';
import { takeCode } from './two-step.ts';

const quarter = 15 * 60;
const perOrigin: Limit = { action: 'sign-in-origin', attempts: 10, seconds: quarter };
const perAddress: Limit = { action: 'sign-in-address', attempts: 50, seconds: quarter };
/** The total for all unknown browsers. Above it they are delayed, not refused: one of them may be the owner's. */
const perAccount: Limit = { action: 'sign-in-account', attempts: 100, seconds: quarter };
const delayMs = 3000;
/**
 * The total of codes from all unknown browsers. Above it they are refused: a person who types a code knows the
 * password.
 */
const codesPerAccount: Limit = { action: 'sign-in-code', attempts: 30, seconds: 60 * 60 };

interface SignedIn {
  session: Session;
  cookie: NewSession;
  device: NewDevice;
}

/**
 * Checks e-mail and password, and the code if the account has two-step sign-in, and starts a session. A wrong password,
 * an unknown account and a suspended one get the same reply in the same time.
 * @throws ProblemError `wrong_credentials`, `code_required`, `wrong_code`, `too_many_requests`
 */
export async function signIn(
  { email, password, remember = false, code }: Credentials,
  from: Caller & { software?: Software },
): Promise<SignedIn> {
  const caller = await accountCaller(email, from);
  await takeOwnAttempt(caller, { perOrigin, perAddress });
  if (!caller.isKnown && (await isOverLimit(perAccount, caller.account))) await wait(delayMs);
  const { staff, origin } = caller;
  const correct = await verifyPassword(password, staff?.password);
  if (!staff || !correct) {
    // Refusals by the limits above leave no entry, or anyone could fill the trail.
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

async function requireCode({ isKnown, account }: AccountCaller, staff: Staff, code: string | undefined): Promise<void> {
  if (code === undefined) throw new ProblemError('code_required');
  if (!isKnown) await takeAttempt(codesPerAccount, account);
  if (await takeCode(staff, code)) return;
  await recordAction({ action: 'sign_in_failed', staff: staff.email });
  throw new ProblemError('wrong_code');
}
