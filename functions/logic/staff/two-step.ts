import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { sha256 } from '../../data/hash.ts';
import { readLive } from '../../data/site-content.ts';
import { findStaff, type Staff } from '../../data/staff.ts';
import { type Limit, takeAttempt } from '../../data/throttles.ts';
import * as data from '../../data/two-step.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { mailNotice } from './mail-notice.ts';
import { requirePassword } from './own-password.ts';
import type { StaffSession } from './sessions.ts';

/** Wrong codes per session during the setup. */
const confirmations: Limit = { action: 'two-step-confirmation', attempts: 10, seconds: 15 * 60 };

const recoveryCodeCount = 10;
/** Sixteen of thirty-two characters that are not easily confused: 80 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The codes of authenticator apps (RFC 6238): six digits, a new code every thirty seconds. */
const totp = (secret: string, issuer = '', email = '') =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) });

/** @returns the time step of a code: the current, previous or next one; undefined if the code is wrong */
function stepOf(secret: string, code: string): number | undefined {
  const codes = totp(secret);
  const delta = codes.validate({ token: withoutSpaces(code), window: 1 });
  return delta === null ? undefined : codes.counter() + delta;
}

/**
 * Makes a secret and recovery codes, which count once a code has confirmed them.
 * @throws ValidationFailed `wrong_password`
 * @throws ProblemError `version_conflict` if two-step sign-in is already on, `too_many_requests`
 */
export async function beginTwoStep(session: StaffSession, password: string) {
  const { email } = await requirePassword(session, password);
  const secret = new Secret().base32;
  const { codes, hashes } = newRecoveryCodes();
  if (!(await data.putNewSecret(email, secret, hashes))) throw new ProblemError('version_conflict');
  const { content } = await readLive('brand');
  return { secret, uri: totp(secret, content.name.en, email).toString(), recovery_codes: codes };
}

/**
 * Turns two-step sign-in on with a code of the new secret, or replaces the recovery codes with one of the new ones.
 * Nobody without the password has seen either.
 * @returns the action
 * @throws ValidationFailed `wrong_code`
 * @throws ProblemError `version_conflict` if nothing awaits confirmation, `too_many_requests`
 */
export async function confirmTwoStep({ id, staff: { email } }: StaffSession, code: string) {
  await takeAttempt(confirmations, id);
  const staff = await findStaff(email);
  const action = staff?.totp_secret ? 'recovery_codes_renewed' : 'two_step_turned_on';
  const isConfirmed = staff && (await (staff.totp_secret ? confirmRecoveryCodes : confirmSecret)(staff, code));
  if (!isConfirmed) throw new ProblemError('version_conflict');
  await mailNotice(staff, { kind: action });
  return action;
}

async function confirmSecret(staff: Staff, code: string): Promise<boolean> {
  const { email, totp_new_secret: secret, new_recovery_codes: recoveryCodes } = staff;
  if (!secret || !recoveryCodes) return false;
  const step = stepOf(secret, code);
  if (step === undefined) throw wrongCode();
  return data.turnOn(email, { secret, step, recoveryCodes });
}

async function confirmRecoveryCodes(staff: Staff, code: string): Promise<boolean> {
  const { email, totp_secret: secret, new_recovery_codes: recoveryCodes } = staff;
  if (!secret || !recoveryCodes) return false;
  if (!recoveryCodes.includes(hashOf(code))) throw wrongCode();
  return data.replaceRecoveryCodes(email, secret, recoveryCodes);
}

/**
 * Makes new recovery codes; the former ones work until one of the new ones is confirmed.
 * @throws ValidationFailed `wrong_password`, `wrong_code`
 * @throws ProblemError `version_conflict` if two-step sign-in is off, `too_many_requests`
 */
export async function renewRecoveryCodes(session: StaffSession, proof: Proof): Promise<string[]> {
  const { email, totp_secret } = await requireBoth(session, proof);
  const { codes, hashes } = newRecoveryCodes();
  if (!(await data.putNewRecoveryCodes(email, totp_secret, hashes))) throw new ProblemError('version_conflict');
  return codes;
}

/**
 * @throws ValidationFailed `wrong_password`, `wrong_code`
 * @throws ProblemError `version_conflict` if two-step sign-in is off, `too_many_requests`
 */
export async function turnOffTwoStep(session: StaffSession, proof: Proof): Promise<void> {
  const staff = await requireBoth(session, proof);
  await data.turnOff(staff.email);
  await mailNotice(staff, { kind: 'two_step_turned_off' });
}

interface Proof {
  current_password: string;
  code: string;
}

async function requireBoth(session: StaffSession, { current_password, code }: Proof) {
  const staff = await requirePassword(session, current_password);
  const { totp_secret } = staff;
  if (!totp_secret) throw new ProblemError('version_conflict');
  await takeAttempt(confirmations, session.id);
  if (!(await takeCode(staff, code))) throw wrongCode();
  return { ...staff, totp_secret };
}

const wrongCode = () => new ValidationFailed([{ field: 'code', code: 'wrong_code' }]);

/** True for the six digits of an app; anything else can only be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(withoutSpaces(code));

const withoutSpaces = (code: string) => code.replace(/\s/g, '');

/**
 * Uses a code of the app or a recovery code.
 * @returns false if it is wrong or has been used
 */
export async function takeCode(
  { email, totp_secret = '', recovery_codes = [] }: Staff,
  code: string,
): Promise<boolean> {
  const step = stepOf(totp_secret, code);
  if (step !== undefined) return data.takeStep(email, totp_secret, step);
  const hash = hashOf(code);
  let place = recovery_codes.indexOf(hash);
  while (place >= 0 && !(await data.takeRecoveryCode(email, hash, place))) {
    // Another code, used at the same moment, has moved this one.
    place = (await findStaff(email))?.recovery_codes?.indexOf(hash) ?? -1;
  }
  return place >= 0;
}

/** Makes ten codes, and the hashes to store. */
function newRecoveryCodes() {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  return { codes, hashes: codes.map(hashOf) };
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}

const hashOf = (code: string) => sha256(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
