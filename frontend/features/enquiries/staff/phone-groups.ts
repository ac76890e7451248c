import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * `+44 20 7183 8750`: a phone number (E.164) in the groups of its country; anything else stays as it is. The library's
 * smallest metadata has the groups of every country, and weighs 29 kB: import this file when it is needed.
 */
export const groupPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
