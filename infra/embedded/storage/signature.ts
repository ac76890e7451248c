import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { rawHeader, type Scope, signatureOf } from './canonical-request.ts';
import { StorageError } from './error.ts';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Seven days, the longest lifetime of a presigned URL. */
const maximumExpiry = 604_800;
const maximumSkew = 15 * 60_000;
export const unsignedPayload = 'UNSIGNED-PAYLOAD';

interface Claim {
  credential: string;
  signedHeaders: string[];
  signature: string;
  time: string;
  payloadHash: string;
  /** Lifetime of a presigned URL in seconds. */
  expires?: number;
}

/**
 * Verifies the signature version 4 of a request, in its query (presigned) or its `Authorization` header.
 * @param service the accepted service: `s3`, `ses`
 * @param atAnyTime accepts old signatures
 * @returns the SHA-256 that the body must have, or `UNSIGNED-PAYLOAD`
 * @throws StorageError like S3's if the request is unsigned, expired, signed with another key, or altered
 */
export function verifySignature(
  request: IncomingMessage,
  url: URL,
  credentials: Credentials,
  service: string,
  { atAnyTime = false } = {},
): string {
  const claim = url.searchParams.has('X-Amz-Algorithm') ? claimOfQuery(url) : claimOfHeader(request);
  const [accessKeyId, date = '', region = '', scopeService = '', terminator] = claim.credential.split('/');
  const scope: Scope = { date, region, service: scopeService };

  if (accessKeyId !== credentials.accessKeyId) {
    throw new StorageError('InvalidAccessKeyId', 'The access key of the request is not known here.');
  }
  if (scopeService !== service || terminator !== 'aws4_request' || !claim.time.startsWith(date)) {
    throw new StorageError('SignatureDoesNotMatch', 'The credential scope of the signature is not valid here.');
  }
  requireSignedHeaders(request, claim.signedHeaders);

  const expected = signatureOf(
    {
      method: request.method ?? '',
      url,
      signedHeaders: claim.signedHeaders,
      header: (name) => rawHeader(request, name),
      payloadHash: claim.payloadHash,
      time: claim.time,
      scope,
    },
    credentials.secretAccessKey,
  );
  const given = Buffer.from(claim.signature);
  if (given.length !== expected.length || !timingSafeEqual(given, Buffer.from(expected))) {
    throw new StorageError('SignatureDoesNotMatch', 'The signature does not match the request that was received.');
  }
  if (!atAnyTime) requireInTime(claim);
  return claim.payloadHash;
}

function claimOfQuery({ searchParams }: URL): Claim {
  const value = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  const expires = Number(value('Expires'));
  if (value('Algorithm') !== 'AWS4-HMAC-SHA256' || !(expires >= 1 && expires <= maximumExpiry)) {
    throw new StorageError('AccessDenied', 'The query does not carry a complete signature.');
  }
  return {
    credential: value('Credential'),
    signedHeaders: value('SignedHeaders').split(';'),
    signature: value('Signature'),
    time: value('Date'),
    payloadHash: value('Content-Sha256') || unsignedPayload,
    expires,
  };
}

function claimOfHeader(request: IncomingMessage): Claim {
  const [algorithm, ...rest] = (request.headers.authorization ?? '').split(' ');
  if (algorithm !== 'AWS4-HMAC-SHA256') throw new StorageError('AccessDenied', 'The request is not signed.');
  const parts = rest
    .join('')
    .split(',')
    .map((part) => part.split('=') as [string, string]);
  const { Credential = '', SignedHeaders = '', Signature = '' } = Object.fromEntries(parts) as Record<string, string>;
  return {
    credential: Credential,
    signedHeaders: SignedHeaders.split(';'),
    signature: Signature,
    time: rawHeader(request, 'x-amz-date'),
    payloadHash: rawHeader(request, 'x-amz-content-sha256'),
  };
}

/** Requires that the signature covers the host and every `x-amz-` header. */
function requireSignedHeaders(request: IncomingMessage, signedHeaders: string[]): void {
  const required = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  const missing = required.filter((name) => !signedHeaders.includes(name));
  if (missing.length > 0) {
    throw new StorageError('AccessDenied', `Headers of the request were not signed: ${missing.join(', ')}.`);
  }
}

function requireInTime({ time, expires }: Claim): void {
  const [, year, month, day, hour, minute, second] = time.match(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/) ?? [];
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const now = Date.now();
  if (!(signedAt - now <= maximumSkew)) {
    throw new StorageError('RequestTimeTooSkewed', 'The request was signed for another time.');
  }
  if (expires === undefined && now - signedAt > maximumSkew) {
    throw new StorageError('RequestTimeTooSkewed', 'The request was signed too long ago.');
  }
  if (expires !== undefined && now > signedAt + expires * 1000) {
    throw new StorageError('AccessDenied', 'Request has expired');
  }
}
