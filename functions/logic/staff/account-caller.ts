import { findStaff, type Staff } from '../../data/staff.ts';
import { type Limit, takeAttempt } from '../../data/throttles.ts';
import { isKnownDevice } from './devices.ts';

/** The network address and browser of a call. */
export interface Caller {
  address: string;
  /** The token of the browser's device cookie, unchecked. */
  device: string | undefined;
}

/** A caller who claims to own an account, with the subjects by which attempts are counted. */
export interface AccountCaller {
  staff: Staff | undefined;
  /** True if the browser has signed in to the account before. */
  isKnown: boolean;
  /** The account since its latest password: a new password resets all counts. */
  account: string;
  /** The account from this browser if it is known, else from this address. */
  origin: string;
  address: string;
}

/** Reads the same data for an account that does not exist, so that the time reveals nothing. */
export async function accountCaller(email: string, { address, device }: Caller): Promise<AccountCaller> {
  const [staff, isKnown] = await Promise.all([findStaff(email), isKnownDevice(email, device)]);
  const account = `${email} ${staff?.sessions_from ?? ''}`;
  return { staff, isKnown, account, origin: `${account} ${isKnown ? device : address}`, address };
}

/**
 * Counts an attempt by account and origin together, so that nobody can use up another person's attempts. Attempts of an
 * unknown browser are counted by its address too.
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
