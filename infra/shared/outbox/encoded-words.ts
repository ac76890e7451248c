/** A header as a mail program shows it, with its encoded words (RFC 2047, UTF-8 in Base64) read. */
export const decodeWords = (header: string): string =>
  header
    .replace(/\?= (?==\?)/g, '?=')
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, base64: string) => Buffer.from(base64, 'base64').toString());
