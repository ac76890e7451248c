import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * AWS signature version 4 (https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html).
 * Implements the specification without the SDK's signer, so that each verifies the other.
 */
export interface Scope {
  /** `YYYYMMDD`. */
  date: string;
  region: string;
  service: string;
}

export interface Signable {
  method: string;
  /** Path and query as received. */
  url: URL;
  /** Lower-case names of the signed headers, sorted. */
  signedHeaders: readonly string[];
  header(name: string): string;
  payloadHash: string;
  /** `YYYYMMDDTHHMMSSZ`. */
  time: string;
  scope: Scope;
}

/** The signature in lower-case hex. */
export function signatureOf(request: Signable, secretAccessKey: string): string {
  const { date, region, service } = request.scope;
  const text = [
    'AWS4-HMAC-SHA256',
    request.time,
    `${date}/${region}/${service}/aws4_request`,
    sha256(canonicalRequest(request)),
  ].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

function canonicalRequest({ method, url, signedHeaders, header, payloadHash }: Signable): string {
  // S3 encodes the path once, other services twice; their paths here need no encoding.
  const path = url.pathname.split('/').map((segment) => encode(decodeURIComponent(segment)));
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const headers = signedHeaders.map((name) => `${name}:${header(name).trim().replace(/ +/g, ' ')}\n`);
  return [method, path.join('/'), query.join('&'), headers.join(''), signedHeaders.join(';'), payloadHash].join('\n');
}

/** Percent-encodes everything but RFC 3986's unreserved characters. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** A header's value as received, repeated headers joined by commas; empty if absent. */
export function rawHeader(request: IncomingMessage, name: string): string {
  const values: string[] = [];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    if (request.rawHeaders[index]?.toLowerCase() === name) values.push(request.rawHeaders[index + 1] ?? '');
  }
  return values.join(',');
}
