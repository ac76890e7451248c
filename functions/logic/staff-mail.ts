import { Language } from '#contracts/fields';
import { staffMail } from '#contracts/resources';

/** The receivers and the language of mail for staff, from the stack's settings. */
export function staffReceivers(): { addresses: string[]; language: Language } {
  const addresses = (process.env[staffMail.address] ?? '').split(',').map((address) => address.trim());
  if (!addresses[0]) throw new Error(`The environment variable ${staffMail.address} is not set.`);
  return { addresses, language: Language.safeParse(process.env[staffMail.language]).data ?? 'ar' };
}
