import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { acceptedEncoding } from './compression.ts';
import { type ByteRange, byteRange } from './site/byte-range.ts';
import { type SiteFile, SiteFiles } from './site/files.ts';
import { contentSecurityPolicy, securityHeaders } from './site/headers.ts';
import { screenMatcher } from './site/screens.ts';
import type { ObjectStore } from './storage/objects.ts';

const forever = 'public, max-age=31536000, immutable';

export interface SiteOptions {
  /** The built site. */
  folder: string;
  /** Paths of the screens, as the frontend's router knows them. */
  screenPatterns: readonly string[];
  /** Origins besides the site's own that its pages may call. */
  connect: readonly string[];
  /** Holds what is served under `/photos/`. */
  photos: ObjectStore;
}

/** Serves the built site with the CDN's rules for caching, compression, security headers and unknown paths. */
export function createSite({ folder, screenPatterns, connect, photos }: SiteOptions) {
  const files = new SiteFiles(folder);
  const isScreen = screenMatcher(screenPatterns);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const path = decodePath(request.url ?? '/');
    if (path?.startsWith('/photos/')) return sendPhoto(request, response, photos, path.slice(1));

    const file = path === undefined ? undefined : await files.find(path);
    if (file && path !== undefined) return sendFile(request, response, file, { path, status: 200, connect });
    // What looks like a file is none of the screens, not even one with a wrong address.
    const shell = path !== undefined && extname(path) ? undefined : await files.find('/');
    if (!shell || path === undefined) return sendText(request, response, 404, 'Not found\n');
    return sendFile(request, response, shell, { path: '/', status: isScreen(path) ? 200 : 404, connect });
  };
}

interface Delivery {
  path: string;
  status: number;
  connect: readonly string[];
}

async function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, delivery: Delivery) {
  const { path, status, connect } = delivery;
  const isPage = file.type.startsWith('text/html');
  if (isPage) response.setHeader('Content-Security-Policy', contentSecurityPolicy(file.bytes.toString(), connect));
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? forever : 'no-cache');

  const encoding = file.compressible ? acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']) : undefined;
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('ETag', etag);
  if (file.compressible) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  if (!file.compressible && status === 200) {
    response.setHeader('Accept-Ranges', 'bytes');
    const part =
      isFresh(request.headers['if-range']?.toString(), etag) && byteRange(request.headers.range, file.bytes.length);
    if (part) return sendPart(request, response, file, part);
  }
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const body = encoding ? await file.encoded(encoding) : file.bytes;
  response.writeHead(status, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A part of a film or a picture. */
function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  part: ByteRange | 'unsatisfiable',
): void {
  const { length } = file.bytes;
  if (part === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${length}`, 'Content-Length': 0 }).end();
    return;
  }
  const body = file.bytes.subarray(part.start, part.end + 1);
  response.writeHead(206, {
    'Content-Type': file.type,
    'Content-Length': body.length,
    'Content-Range': `bytes ${part.start}-${part.end}/${length}`,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Uploaded by people, so never run: the policy turns even an SVG or HTML file into something dead. */
async function sendPhoto(request: IncomingMessage, response: ServerResponse, photos: ObjectStore, key: string) {
  const photo = await photos.get(key).catch(() => undefined);
  if (!photo) return sendText(request, response, 404, 'Not found\n');
  response.setHeader('Cache-Control', forever);
  response.setHeader('ETag', photo.etag);
  response.setHeader('Content-Security-Policy', "default-src 'none'");
  if (matches(request.headers['if-none-match'], photo.etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': photo.contentType, 'Content-Length': photo.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : photo.bytes);
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** The decoded path of a request target, with dot segments resolved; undefined when it is malformed. */
function decodePath(target: string): string | undefined {
  try {
    return decodeURIComponent(new URL(target, 'http://site').pathname);
  } catch {
    return undefined;
  }
}

/** A part continues only the version that the client has the rest of. */
const isFresh = (ifRange: string | undefined, etag: string) => ifRange === undefined || ifRange === etag;

/** Weak comparison (RFC 9110, 13.1.2). */
const matches = (candidates: string | undefined, etag: string) =>
  candidates?.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag);
