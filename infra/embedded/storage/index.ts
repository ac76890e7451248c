import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { maximumPhotoBytes } from '#contracts/api/program-limits';
import { type ByteRange, byteRange } from '../../common/http/byte-range.ts';
import { BodyTooLarge, readBody } from '../../common/http/request-body.ts';
import { objectAction, type Permissions, requirePermission } from '../permissions/index.ts';
import { sha256 } from './canonical-request.ts';
import { StorageError } from './error.ts';
import type { ObjectStore, StoredObject } from './objects.ts';
import { type Credentials, unsignedPayload, verifySignature } from './signature.ts';

/** Path of the storage on the site's origin: `/_storage/<bucket>/<key>`. */
export const storagePath = '/_storage';

export interface StorageOptions {
  bucket: string;
  objects: ObjectStore;
  credentials: Credentials;
  permissions: Permissions;
  /** Origins whose pages may upload, as in the bucket's CORS rule. */
  origins: ReadonlySet<string>;
  /** Called once an object is stored durably. */
  onCreated(object: { key: string; size: number; etag: string }): void;
}

/**
 * Replaces the part of S3's REST API that functions and browsers use: PUT, GET with Range, HEAD and DELETE of objects,
 * with metadata and conditional writes, path style, signed with signature version 4 in header or query.
 */
export function createStorage(options: StorageOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = randomUUID();
    response.setHeader('x-amz-request-id', requestId);
    try {
      allowOrigin(request, response, options.origins);
      if (request.method === 'OPTIONS') return answerPreflight(request, response, options.origins);
      await answer(request, response, options);
    } catch (error) {
      const failure = error instanceof URIError ? new StorageError('InvalidArgument', 'The path is malformed.') : error;
      if (!(failure instanceof StorageError)) throw error;
      const xml = failure.toXml(requestId);
      response.writeHead(failure.status, {
        'Content-Type': 'application/xml',
        'Content-Length': Buffer.byteLength(xml),
      });
      response.end(request.method === 'HEAD' ? undefined : xml);
    }
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, options: StorageOptions): Promise<void> {
  const { bucket, objects, credentials, permissions } = options;
  // URLs resolve dot segments, so no key can lead outside its bucket.
  const url = new URL(request.url ?? '', 'http://storage');
  const payloadHash = verifySignature(request, url, credentials, 's3');
  const [named, ...segments] = url.pathname.slice(storagePath.length + 1).split('/');
  if (named !== bucket) throw new StorageError('NoSuchBucket', 'There is no such bucket.');
  const key = segments.map(decodeURIComponent).join('/');
  requirePermission(request, permissions, objectAction(request.method, key));

  switch (request.method) {
    case 'PUT':
      return put(request, response, key, payloadHash, options);
    case 'GET':
    case 'HEAD': {
      const object = await objects.get(key);
      if (!object) throw new StorageError('NoSuchKey', 'There is no such object.');
      return send(request, response, object);
    }
    case 'DELETE':
      await objects.delete(key);
      response.writeHead(204).end();
      return;
    default:
      throw new StorageError('MethodNotAllowed', 'The method is not allowed on an object.');
  }
}

async function put(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  payloadHash: string,
  { objects, onCreated }: StorageOptions,
) {
  if (payloadHash.startsWith('STREAMING-') || request.headers['x-amz-copy-source']) {
    throw new StorageError(
      'NotImplemented',
      'Send the body as it is: chunked signatures and copies are not supported.',
    );
  }
  if (request.headers['content-length'] === undefined) {
    throw new StorageError('MissingContentLength', 'The Content-Length header is required.');
  }
  const bytes = await receive(request);
  if (payloadHash !== unsignedPayload && payloadHash !== sha256(bytes)) {
    throw new StorageError('XAmzContentSHA256Mismatch', 'The body does not have the signed SHA-256.');
  }
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') {
    throw new StorageError('NotImplemented', 'If-None-Match may only be *.');
  }
  const { etag } = await objects.put(
    key,
    bytes,
    {
      contentType: request.headers['content-type'] ?? 'application/octet-stream',
      cacheControl: request.headers['cache-control'],
      metadata: metadataOf(request),
    },
    { ifMatch, ifNoneMatch: ifNoneMatch === '*' },
  );
  response.writeHead(200, { ETag: etag, 'Content-Length': 0 }).end();
  onCreated({ key, size: bytes.length, etag: etag.replaceAll('"', '') });
}

const metadataPrefix = 'x-amz-meta-';

/** The object's metadata by name; undefined if the request has none. */
function metadataOf({ headers }: IncomingMessage): Record<string, string> | undefined {
  const entries = Object.entries(headers).filter(([name]) => name.startsWith(metadataPrefix));
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(metadataPrefix.length), String(value)]));
}

async function receive(request: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(request, maximumPhotoBytes);
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      throw new StorageError('EntityTooLarge', `An object may have ${maximumPhotoBytes} bytes at most.`);
    }
    throw new StorageError('IncompleteBody', 'The body ended before its Content-Length.');
  }
}

function send(request: IncomingMessage, response: ServerResponse, object: StoredObject): void {
  const { bytes, contentType, cacheControl, metadata = {}, etag, modifiedAt } = object;
  const range = requestedRange(request.headers.range, bytes.length);
  const body = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  response.writeHead(range ? 206 : 200, {
    'Content-Type': contentType,
    'Content-Length': body.length,
    ...(cacheControl && { 'Cache-Control': cacheControl }),
    ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}` }),
    'Accept-Ranges': 'bytes',
    ...Object.fromEntries(Object.entries(metadata).map(([name, value]) => [metadataPrefix + name, value])),
    ETag: etag,
    'Last-Modified': new Date(modifiedAt).toUTCString(),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function requestedRange(header: string | undefined, size: number): ByteRange | undefined {
  const range = byteRange(header, size);
  if (range === 'unsatisfiable') throw new StorageError('InvalidRange', 'The range lies outside the object.');
  return range;
}

function allowOrigin({ headers }: IncomingMessage, response: ServerResponse, origins: ReadonlySet<string>): void {
  response.setHeader('Vary', 'Origin');
  if (!headers.origin || !origins.has(headers.origin)) return;
  response.setHeader('Access-Control-Allow-Origin', headers.origin);
  response.setHeader('Access-Control-Expose-Headers', 'ETag');
}

function answerPreflight({ headers }: IncomingMessage, response: ServerResponse, origins: ReadonlySet<string>): void {
  if (!headers.origin || !origins.has(headers.origin) || headers['access-control-request-method'] !== 'PUT') {
    throw new StorageError('AccessForbidden', 'CORS does not allow this origin or method.');
  }
  response.writeHead(200, {
    'Access-Control-Allow-Methods': 'PUT',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    'Access-Control-Max-Age': '3000',
    'Content-Length': 0,
  });
  response.end();
}
