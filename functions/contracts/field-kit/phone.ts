import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod/mini';
import { withJsonSchema } from './json-schema.ts';
import { longestPhone } from './plausible-phone.ts';
import { characters, onOneLine, visible } from './text-rules.ts';

/** A phone number in any international form or a local Saudi one (05x...), normalised to E.164. */
export const Phone = z.pipe(
  withJsonSchema(
    z.string().check(characters(1, longestPhone), z.regex(visible, { error: 'required' })),
    ({ type, maxLength }) => ({
      type,
      maxLength,
      format: 'phone',
      description: 'An assigned number (invalid_phone): international, or Saudi as it is dialled there',
    }),
  ),
  z.pipe(
    z.transform((text: string, { issues }): string => {
      const phone = parsePhoneNumberFromString(onOneLine(text).trim(), { defaultCountry: 'SA', extract: false });
      if (phone?.isValid()) return phone.number;
      issues.push({ code: 'custom', message: 'invalid_phone', input: text });
      return text;
    }),
    z.string(),
  ),
);
