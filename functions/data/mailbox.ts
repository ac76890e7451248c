/** Encodes text as words of RFC 2047, each at most 75 characters: ten characters are at most 40 bytes, 56 in Base64. */
const encodedWords = (text: string) =>
  (text.match(/.{1,10}/gsu) ?? []).map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ');

/** Formats a named address for a mail header (RFC 5322) in ASCII: `Rihla <no-reply@rihla.example>`. */
export const mailbox = (name: string, address: string): string =>
  `${/^[\w ]+$/.test(name) ? name : encodedWords(name)} <${address}>`;
