import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Smaller bodies do not benefit. */
export const minimumCompressedBytes = 1000;

/** Picks the first offered encoding that `Accept-Encoding` allows (RFC 9110, 12.5.3). */
export function acceptedEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | undefined {
  const ranges = (accepted ?? '').split(',').map((range) => range.trim().split(/\s*;\s*q=/));
  return offered.find((encoding) => ranges.some(([name, quality]) => name === encoding && Number(quality ?? 1) > 0));
}

/** @param thorough compresses harder, for content that is sent many times */
export function compress(body: Buffer, encoding: Encoding, { thorough = false } = {}): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: thorough ? 9 : 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: thorough ? 10 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
