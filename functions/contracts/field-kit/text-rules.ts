import * as z from 'zod/mini';

/**
 * Text rules that JSON Schema can express exactly. It counts code points, where zod counts UTF-16 units, and it has
 * patterns but no trimming.
 */

/** The characters that `trim` removes, spelled out because engines differ on `\s`. */
const blankCharacters = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';

/** Ends of lines and characters that control devices (Cc, Zl, Zp). */
const controls = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029';
/**
 * Characters that nobody sees: those that change the direction of the text around them (UAX 9), so that a name reads as
 * another one, and blanks without width. The marks U+200E and U+200F stay, as do the joiners of letters.
 */
const unseen = '\\u202a-\\u202e\\u2066-\\u2069\\u200b\\u2060\\ufeff';

/** A text of which something can be seen. */
export const visible = new RegExp(`[^${blankCharacters}${controls}${unseen}]`);
/** A blank text. */
export const blank = new RegExp(`^[${blankCharacters}]*$`);

const allUnseen = new RegExp(`[${unseen}]`, 'g');
const runsOfControls = new RegExp(`[${controls}]+`, 'g');
const controlsWithinText = /\p{Cc}/gu;

/** Removes what nobody sees, and puts a blank in place of line breaks and other control characters. */
export const onOneLine = (text: string): string => text.replace(allUnseen, '').replace(runsOfControls, ' ');

/** Removes what nobody sees, except line breaks and tabs. */
export const onSeveralLines = (text: string): string =>
  text.replace(allUnseen, '').replace(controlsWithinText, (character) => (/[\t\n\r]/.test(character) ? character : ''));

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
