import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { sha256 } from '../../data/hash.ts';
import { findStaff, type Staff } from '../../data/staff.ts';
import { type Limit, takeAttempt } from '../../data/throttles.ts';
import { putNewSecret, putRecoveryCodes, takeRecoveryCode, takeStep, turnOff, turnOn } from '../../data/two-step.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { requirePassword } from './account.ts';
import type { StaffSession } from './sessions.ts';

/** Wrong codes per session during the setup. */
const confirmations: Limit = { action: 'two-step-confirmation', attempts: 10, seconds: 15 * 60 };

const recoveryCodeCount = 10;
/** Sixteen of thirty-two characters that are not easily confused: 80 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The codes of authenticator apps (RFC 6238): six digits, a new code every thirty seconds. */
const totp = (secret: string, email = '') =>
  new TOTP({ issuer: 'Rihla', label: email, secret: Secret.fromBase32(secret) });

/** @returns the time step of a code: the current, previous or next one; undefined if the code is wrong */
function stepOf(secret: string, code: string): number | undefined {
  const codes = totp(secret);
  const delta = codes.validate({ token: code.replace(/\s/g, ''), window: 1 });
  return delta === null ? undefined : codes.counter() + delta;
}

/** @throws ProblemError `version_conflict` if two-step sign-in is already on */
export async function beginTwoStep({ staff: { email } }: StaffSession): Promise<{ secret: string; uri: string }> {
  const secret = new Secret().base32;
  if (!(await putNewSecret(email, secret))) throw new ProblemError('version_conflict');
  return { secret, uri: totp(secret, email).toString() };
}

/**
 * Turns two-step sign-in on.
 * @returns the recovery codes, of which only hashes are stored
 * @throws ValidationFailed `wrong_code`
 * @throws ProblemError `version_conflict` if no secret awaits confirmation, `too_many_requests`
 */
export async function confirmTwoStep({ id, staff: { email } }: StaffSession, code: string): Promise<string[]> {
  await takeAttempt(confirmations, id);
  const secret = (await findStaff(email))?.totp_new_secret;
  if (!secret) throw new ProblemError('version_conflict');
  const step = stepOf(secret, code);
  if (step === undefined) throw new ValidationFailed([{ field: 'code', code: 'wrong_code' }]);
  const { codes, hashes } = newRecoveryCodes();
  if (!(await turnOn(email, { secret, step, recoveryCodes: hashes }))) throw new ProblemError('version_conflict');
  return codes;
}

/**
 * Replaces the recovery codes; needs a current code.
 * @throws ValidationFailed `wrong_code`
 * @throws ProblemError `version_conflict` if two-step sign-in is off, `too_many_requests`
 */
export async function renewRecoveryCodes({ id, staff: { email } }: StaffSession, code: string): Promise<string[]> {
  await takeAttempt(confirmations, id);
  const staff = await findStaff(email);
  if (!staff?.totp_secret) throw new ProblemError('version_conflict');
  if (!(await takeCode(staff, code))) throw new ValidationFailed([{ field: 'code', code: 'wrong_code' }]);
  const { codes, hashes } = newRecoveryCodes();
  if (!(await putRecoveryCodes(email, staff.totp_secret, hashes))) throw new ProblemError('version_conflict');
  return codes;
}

/** @throws ValidationFailed `wrong_password` */
export async function turnOffTwoStep(session: StaffSession, password: string): Promise<void> {
  const { email } = await requirePassword(session, password);
  await turnOff(email);
}

/**
 * Uses a code of the app or a recovery code.
 * @returns false if it is wrong or has been used
 */
export async function takeCode(
  { email, totp_secret = '', recovery_codes = [] }: Staff,
  code: string,
): Promise<boolean> {
  const step = stepOf(totp_secret, code);
  if (step !== undefined) return takeStep(email, totp_secret, step);
  const hash = hashOf(code);
  const place = recovery_codes.indexOf(hash);
  return place >= 0 && takeRecoveryCode(email, hash, place);
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
