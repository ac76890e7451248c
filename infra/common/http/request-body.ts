import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}
export class BodyTooSlow extends Error {}

/**
 * Reads a request's body. Discards the rest of a body that is too large, so that the caller can read the reply.
 *
 * @param within time limit in milliseconds; the default is the server's own
 * @throws BodyTooLarge as soon as it exceeds `limit` bytes
 * @throws BodyTooSlow if it has not ended in time
 */
export async function readBody(request: IncomingMessage, limit: number, within?: number): Promise<Buffer> {
  if (within === undefined) return collect(request, limit);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new BodyTooSlow()), within);
  try {
    return await Promise.race([collect(request, limit), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) {
      setImmediate(() => request.resume());
      throw new BodyTooLarge();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
