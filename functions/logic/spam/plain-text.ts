/**
 * Returns a text in the spelling in which words are compared: compatibility forms and full-width characters as usual ones,
 * in lower case, without invisible signs, Arabic without vowel signs, stretching and the variants of alef, yeh, kaf and teh
 * marbuta.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll('ة', 'ه');

/** For a character class: the letters of Latin, Greek, Cyrillic and Arabic in that spelling. */
export const letters = 'a-zß-öø-ʯͰ-ԯؠ-يٮ-ۓ';
export const digits = '0-9٠-٩۰-۹';
