import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod/mini';

/** A phone number in any international form or a local Saudi one (05x...), normalised to E.164. */
export const Phone = z.pipe(
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(40),
    z.refine((text) => text === '' || isValidPhoneNumber(text, 'SA'), { error: 'invalid_phone' }),
  ),
  z.transform((text) => parsePhoneNumberFromString(text, 'SA')?.number ?? text),
);
