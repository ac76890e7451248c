import * as z from 'zod/mini';

/**
 * Rules of texts that the published schema tells exactly: JSON Schema counts characters (code points), where zod counts
 * UTF-16 units, and knows patterns, but no trimming.
 */

/** What `trim` removes, spelled out: engines differ on `\s`. */
const blankCharacters = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';

/** A text that says something. */
export const visible = new RegExp(`[^${blankCharacters}]`);
/** A text that says nothing. */
export const blank = new RegExp(`^[${blankCharacters}]*$`);

/** A pattern with blanks around it, which are trimmed away later. */
export const amongBlanks = ({ source }: RegExp) =>
  new RegExp(`^[${blankCharacters}]*(?:${source.replace(/^\^|\$$/g, '')})[${blankCharacters}]*$`);

/** Limits the length in characters, blanks at the ends included. */
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
