import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '#contracts/fields';
import { sendMail } from '../data/mail.ts';
import { putReset, takeReset } from '../data/password-resets.ts';
import { findStaff, setPassword } from '../data/staff.ts';
import { type Limit, takeAttempt } from '../data/throttles.ts';
import { ProblemError } from '../errors.ts';
import { logger } from '../logger.ts';
import { passwordResetMail } from './mails/password-reset.ts';
import { randomToken } from './tokens.ts';

const perAccount: Limit = { action: 'reset-account', attempts: 5, seconds: 60 * 60 };
const perAddress: Limit = { action: 'reset-address', attempts: 20, seconds: 60 * 60 };
const completions: Limit = { action: 'reset-completion', attempts: 20, seconds: 60 * 60 };

const resetMinutes = 30;

/** The shortest reply time. Only known addresses get mail, so without it the time would reveal them. */
const shortestAnswerMs = 800;

/**
 * Mails a one-time link if the account exists.
 * @throws ProblemError `too_many_requests`
 */
export async function requestReset(email: string, address: string, language: Language): Promise<void> {
  await Promise.all([takeAttempt(perAccount, email), takeAttempt(perAddress, address)]);
  await Promise.all([mailLink(email, language), wait(shortestAnswerMs)]);
}

async function mailLink(email: string, language: Language) {
  const staff = await findStaff(email);
  if (staff?.status !== 'active') return;
  const token = randomToken();
  const expiresAt = new Date(Date.now() + resetMinutes * 60_000);
  await putReset(token, { email, expiresAt });
  const link = `${process.env.SITE_ORIGIN}/admin/reset-password/${token}`;
  try {
    await sendMail({ to: email, ...passwordResetMail({ name: staff.name, link, minutes: resetMinutes }, language) });
  } catch (error) {
    // The reply must not reveal accounts, so a failed mail is only logged.
    logger.error('password reset mail failed', error as Error);
  }
}

/** @throws ProblemError `reset_link_invalid`, `too_many_requests` */
export async function completeReset(token: string, password: string, address: string): Promise<void> {
  await takeAttempt(completions, address);
  const email = await takeReset(token);
  if (!email || !(await setPassword(email, password))) throw new ProblemError('reset_link_invalid');
}
