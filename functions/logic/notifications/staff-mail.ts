import { Language } from '#contracts/field-kit/fields';
import { defaultLanguage } from '#contracts/field-kit/language';
import { defaultStaffMailSingles, staffMail } from '#contracts/platform/resources';

interface StaffReceivers {
  addresses: string[];
  language: Language;
  /** The maximum number of enquiries mailed separately in ten minutes. */
  singles: number;
}

/** Returns the recipients of mail for staff, from the stack's settings. */
export function staffReceivers(): StaffReceivers {
  const addresses = (process.env[staffMail.address] ?? '').split(',').map((address) => address.trim());
  if (!addresses[0]) throw new Error(`The environment variable ${staffMail.address} is not set.`);
  const singles = Number(process.env[staffMail.singles] || defaultStaffMailSingles);
  return { addresses, singles, language: Language.safeParse(process.env[staffMail.language]).data ?? defaultLanguage };
}
