import { digits, letters } from './plain-text.ts';

/**
 * Makes patterns of lists of phrases in the plain spelling of `plainText`, one of each list, as whole words. Line breaks are
 * for readers. `\p{L}` stands for the letters of the lists' scripts: making a pattern with every letter of Unicode takes
 * 2 ms, and each new function would make twenty.
 */
export const phrases = (...lists: readonly string[]): readonly RegExp[] => lists.map((list) => pattern(list, ''));

/** As `phrases`, with an Arabic article, conjunction or preposition before the first word. */
export const arabicPhrases = (...lists: readonly string[]): readonly RegExp[] =>
  lists.map((list) => pattern(list, '(?:[وبفلك]?(?:ال)?|لل)'));

function pattern(list: string, prefix: string): RegExp {
  const alternatives = list.replace(/\n\s*/g, '').replaceAll('[\\p{L} ]', `[${letters} ]`);
  const ours = alternatives.replaceAll('\\p{L}', `[${letters}]`).replaceAll('\\p{N}', `[${digits}]`);
  return new RegExp(`(?<![${letters}${digits}])${prefix}(?:${ours})(?![${letters}${digits}])`, 'gu');
}

/** The different phrases of lists in a text. */
export const found = (lists: readonly RegExp[], text: string): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => text.match(list) ?? []));
