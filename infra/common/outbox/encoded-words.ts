/** Decodes the encoded words of a header (RFC 2047, UTF-8 in Base64). */
export const decodeWords = (header: string): string =>
  header
    .replace(/\?= (?==\?)/g, '?=')
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, base64: string) => Buffer.from(base64, 'base64').toString());
