import { findStaff, type Staff } from '../data/staff.ts';
import { type Limit, takeAttempt } from '../data/throttles.ts';
import { isKnownDevice } from './devices.ts';

/** The origin of a call. */
export interface Caller {
  address: string;
  /** The token of the browser's device cookie, unchecked. */
  device: string | undefined;
}

/** Somebody who says to be the owner of an account, with the subjects that attempts are counted by. */
export interface AccountCaller {
  staff: Staff | undefined;
  /** The browser has signed in to the account before. */
  isKnown: boolean;
  /** The account, since its latest password: a new one begins all counts again. */
  account: string;
  /** The account from this browser if it is known, else from this address. */
  origin: string;
  address: string;
}

/** Makes the same reads for an account that does not exist. */
export async function accountCaller(email: string, { address, device }: Caller): Promise<AccountCaller> {
  const [staff, isKnown] = await Promise.all([findStaff(email), isKnownDevice(email, device)]);
  const account = `${email} ${staff?.sessions_from ?? ''}`;
  return { staff, isKnown, account, origin: `${account} ${isKnown ? device : address}`, address };
}

/**
 * Counts an attempt by account and origin together, so that nobody can use up another's attempts, and that of an unknown
 * browser by its address too.
 * @throws TooManyRequests
 */
export async function takeOwnAttempt(
  { isKnown, origin, address }: AccountCaller,
  limits: { perOrigin: Limit; perAddress: Limit },
): Promise<void> {
  await Promise.all([
    takeAttempt(limits.perOrigin, origin),
    ...(isKnown ? [] : [takeAttempt(limits.perAddress, address)]),
  ]);
}
