import { hasDevice, putDevice } from '../../data/devices.ts';
import { isToken, randomToken } from './tokens.ts';

const daysKept = 365;

export interface NewDevice {
  token: string;
  expiresAt: Date;
}

/** @returns true if a browser with this token has signed in to the account within a year */
export const isKnownDevice = async (email: string, token: string | undefined): Promise<boolean> =>
  isToken(token) && hasDevice(email, token);

/** Marks a browser as known to the account for another year. A browser shared by several people keeps its one token. */
export async function rememberDevice(email: string, known: string | undefined): Promise<NewDevice> {
  const token = isToken(known) ? known : randomToken();
  const expiresAt = new Date(Date.now() + daysKept * 86_400_000);
  await putDevice(email, token, expiresAt);
  return { token, expiresAt };
}
