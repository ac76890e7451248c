import * as z from 'zod/mini';
import { withJsonSchema } from './json-schema.ts';

/** Numbers of identity documents, which free texts must not have: the agency does not collect them. */

/** The ten digits of a Saudi national id (1) or residence permit (2). */
const saudiId = /(?<![\d+])[12]\d{9}(?!\d)/g;
/** A letter or two and seven or eight digits, as most passports have. */
const passport = /(?<![a-z\d])[a-z]{1,2}\d{7,8}(?![a-z\d])/i;

/** Arabic and Persian digits as Latin ones. */
const inLatinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The check digit that Saudi ids have (Luhn), by which most other numbers of ten digits are not taken for one. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** True if a text seems to contain the number of an identity card, a residence permit or a passport. */
export function hasIdentityNumber(text: string): boolean {
  const latin = inLatinDigits(text);
  return passport.test(latin) || (latin.match(saudiId) ?? []).some(isChecked);
}

/** Refuses a free text with such a number. */
export const withoutIdentityNumber = <Text extends z.ZodMiniType<string | null, unknown>>(schema: Text) =>
  withJsonSchema(
    schema.check(
      z.refine((text: string | null) => text === null || !hasIdentityNumber(text), { error: 'identity_number' }),
    ) as Text,
    (json) => ({ ...json, description: 'Without numbers of identity documents (identity_number)' }),
  );
