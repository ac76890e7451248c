import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ByteRange, byteRange } from '../http/byte-range.ts';
import { acceptedEncoding } from '../http/compression.ts';
import type { SiteFile } from './files.ts';

interface Delivery {
  status: number;
  /** Request headers that the reply depends on besides the encoding. */
  vary?: string;
}

/** Sends a file of the site, compressed if the client accepts it, or 304 if it is unchanged. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, delivery: Delivery) {
  const { status, vary } = delivery;
  const encoding = file.compressible ? acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']) : undefined;
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const varies = [file.compressible ? 'Accept-Encoding' : [], vary ?? []].flat();
  response.setHeader('ETag', etag);
  if (varies.length > 0) response.setHeader('Vary', varies.join(', '));
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

/** Sends a range of a film or a picture. */
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

export function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** A range continues only the version that the client already has. */
const isFresh = (ifRange: string | undefined, etag: string) => ifRange === undefined || ifRange === etag;

/** True if `If-None-Match` contains the tag, compared weakly (RFC 9110, 13.1.2). */
export const matches = (candidates: string | undefined, etag: string) =>
  candidates?.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag);
