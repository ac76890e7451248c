import type { Staff } from '../../data/staff.ts';
import { endOfWindow, isOverLimit, type Limit, takeAttempt } from '../../data/throttles.ts';
import { ProblemError, TooManyRequests } from '../../errors.ts';
import { count } from '../../metrics.ts';
import { recordAction } from '../audit/audit.ts';
import type { AccountCaller } from './account-caller.ts';
import { mailNotice } from './mail-notice.ts';
import { isAppCode, takeCode } from './two-step.ts';

const hour = 60 * 60;
/**
 * The total of app codes from all unknown browsers. Above it they are refused: a person who types a code knows the
 * password.
 */
const appCodes: Limit = { action: 'sign-in-code', attempts: 30, seconds: hour };
/** The owner is told once in each window. */
const notices: Limit = { action: 'sign-in-code-notice', attempts: 1, seconds: hour };
/**
 * Recovery codes have 80 bits, which nobody guesses. Their counter is therefore that of the caller, so that nobody else
 * can use it up.
 */
const recoveryCodes: Limit = { action: 'sign-in-recovery-code', attempts: 10, seconds: hour };

/**
 * Checks the code of somebody who has typed the right password.
 * @throws ProblemError `code_required`, `wrong_code`, `too_many_requests`
 */
export async function requireCode(caller: AccountCaller, staff: Staff, code: string | undefined): Promise<void> {
  if (code === undefined) throw new ProblemError('code_required');
  if (!caller.isKnown) await takeCodeAttempt(caller, staff, code);
  if (await takeCode(staff, code)) return;
  count('CodeFailed');
  await recordAction({ action: 'sign_in_failed', staff: staff.email });
  throw new ProblemError('wrong_code');
}

async function takeCodeAttempt({ account, origin }: AccountCaller, staff: Staff, code: string): Promise<void> {
  if (!isAppCode(code)) return takeAttempt(recoveryCodes, origin);
  if (!(await isOverLimit(appCodes, account))) return;
  const until = endOfWindow(appCodes);
  if (!(await isOverLimit(notices, account))) {
    await mailNotice(staff, { kind: 'codes_refused', attempts: appCodes.attempts, until: until.toISOString() });
  }
  throw new TooManyRequests((until.getTime() - Date.now()) / 1000);
}
