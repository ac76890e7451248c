import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Groups a phone number (E.164) as its country does: `+44 20 7183 8750`. Returns anything else unchanged. The library's
 * smallest metadata knows the groups of every country and weighs 29 kB: import this file only on demand.
 */
export const groupPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
