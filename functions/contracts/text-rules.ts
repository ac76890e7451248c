import * as z from 'zod/mini';

/**
 * Text rules that JSON Schema can express exactly. It counts code points, where zod counts UTF-16 units, and it has
 * patterns but no trimming.
 */

/** The characters that `trim` removes, spelled out because engines differ on `\s`. */
const blankCharacters = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';

/** A text that is not blank. */
export const visible = new RegExp(`[^${blankCharacters}]`);
/** A blank text. */
export const blank = new RegExp(`^[${blankCharacters}]*$`);

/** The pattern with surrounding blanks, which are trimmed later. */
export const amongBlanks = ({ source }: RegExp) =>
  new RegExp(`^[${blankCharacters}]*(?:${source.replace(/^\^|\$$/g, '')})[${blankCharacters}]*$`);

/** Limits the length in characters, including surrounding blanks. */
export function characters(minimum: number, maximum: number) {
  const check = z.check<string>(({ value, issues }) => {
    const { length } = [...value];
    const limits = { origin: 'string', inclusive: true, input: value, inst: check } as const;
    if (length < minimum) issues.push({ code: 'too_small', minimum, ...limits });
    if (length > maximum) issues.push({ code: 'too_big', maximum, ...limits });
  });
  check._zod.onattach.push(({ _zod: { bag } }) => {
    if (minimum > 0) bag.minimum = minimum;
    bag.maximum = maximum;
  });
  return check;
}
