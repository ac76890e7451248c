import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod/mini';
import { withJsonSchema } from './json-schema.ts';
import { longestPhone } from './plausible-phone.ts';
import { blank, characters, visible } from './text-rules.ts';

/** A phone number in any international form or a local Saudi one (05x...), normalised to E.164. */
export const Phone = z.pipe(
  withJsonSchema(
    z.string().check(
      characters(1, longestPhone),
      z.regex(visible),
      z.refine((text) => blank.test(text) || isValidPhoneNumber(text.trim(), 'SA'), { error: 'invalid_phone' }),
    ),
    ({ type, maxLength }) => ({
      type,
      maxLength,
      format: 'phone',
      description: 'An assigned number (invalid_phone): international, or Saudi as it is dialled there',
    }),
  ),
  z.pipe(
    z.transform((text: string) => parsePhoneNumberFromString(text.trim(), 'SA')?.number ?? text),
    z.string(),
  ),
);
