import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '#contracts/field-kit/fields';
import { paths } from '#contracts/website/paths';
import { requireHashPlace } from '../../data/hash-queue.ts';
import { sendMail } from '../../data/mail.ts';
import { findReset, putReset, takeReset } from '../../data/password-resets.ts';
import { findStaff, setPassword } from '../../data/staff.ts';
import { isOverLimit, type Limit, takeAttempt } from '../../data/throttles.ts';
import { ProblemError } from '../../errors.ts';
import { logger } from '../../logger.ts';
import { recordAction } from '../audit/audit.ts';
import { passwordResetMail } from '../mails/password-reset.ts';
import { readContact } from '../site-content/contact.ts';
import { type AccountCaller, accountCaller, type Caller, takeOwnAttempt } from './account-caller.ts';
import { type NewDevice, rememberDevice } from './devices.ts';
import { refuseGuessable } from './new-password.ts';
import { randomToken } from './tokens.ts';

const hour = 60 * 60;
const perOrigin: Limit = { action: 'reset-origin', attempts: 5, seconds: hour };
const perAddress: Limit = { action: 'reset-address', attempts: 20, seconds: hour };
const completions: Limit = { action: 'reset-completion', attempts: 20, seconds: hour };

/**
 * The maximum number of mails to one mailbox that unknown browsers can cause. After that, requests within ten minutes
 * share the first one's mail: its link is valid for at least twenty more minutes, so the owner is not locked out.
 */
const mailsPerAccount: Limit = { action: 'reset-mail', attempts: 5, seconds: hour };
const sharedMail: Limit = { action: 'reset-mail-shared', attempts: 1, seconds: 10 * 60 };

const resetMinutes = 30;

/** The minimum reply time in ms. Only known addresses get mail, so the time would reveal accounts otherwise. */
const shortestAnswerMs = 800;

/**
 * Mails a one-time link if the account exists.
 * @throws ProblemError `too_many_requests`
 */
export async function requestReset(email: string, from: Caller, language: Language): Promise<void> {
  const caller = await accountCaller(email, from);
  await takeOwnAttempt(caller, { perOrigin, perAddress });
  await Promise.all([mailLink(caller, language), wait(shortestAnswerMs)]);
}

async function mailLink(caller: AccountCaller, language: Language) {
  const { staff } = caller;
  if (!staff || (await sharesMail(caller))) return;
  // Inside the minimum reply time, because its duration would reveal accounts.
  await recordAction({ action: 'password_reset_requested', staff: staff.email });
  const token = randomToken();
  const expiresAt = new Date(Date.now() + resetMinutes * 60_000);
  const { email, name, sessions_from, rights_from } = staff;
  await putReset(token, { email, sessions_from, rights_from, expiresAt });
  // The token is in the fragment, which browsers do not send, so neither logs nor `Referer` headers contain it.
  const link = `${process.env.SITE_ORIGIN}${paths.admin.resetPassword}#token=${token}`;
  try {
    const contact = await readContact();
    await sendMail({ to: email, ...passwordResetMail({ name, link, minutes: resetMinutes, contact }, language) });
  } catch (error) {
    // The reply must not reveal accounts, so a failed mail is only logged.
    logger.error('password reset mail failed', error as Error);
  }
}

const sharesMail = async ({ isKnown, account }: AccountCaller): Promise<boolean> =>
  !isKnown && (await isOverLimit(mailsPerAccount, account)) && (await isOverLimit(sharedMail, account));

interface CompletedReset {
  email: string;
  device: NewDevice;
}

/**
 * Sets a new password, which ends the account's sessions and its other links. The browser becomes known. A link from
 * before a suspension or a change of role sets none.
 * @throws ProblemError `reset_link_invalid`, `too_many_requests`
 * @throws ValidationFailed `too_common`, `easy_to_guess`; the link stays valid
 */
export async function completeReset(
  token: string,
  password: string,
  { address, device }: Caller,
): Promise<CompletedReset> {
  await takeAttempt(completions, address);
  await refuseGuessable(password, (await findReset(token))?.email);
  // Before the link is used up.
  requireHashPlace('trusted');
  const reset = await takeReset(token);
  const isValid = reset && (await findStaff(reset.email))?.rights_from === reset.rights_from;
  if (!isValid || !(await setPassword(reset.email, password, reset))) throw new ProblemError('reset_link_invalid');
  return { email: reset.email, device: await rememberDevice(reset.email, device) };
}
