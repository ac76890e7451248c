import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/**
 * Reads a request's body. Discards the rest of a body that is too large, so that the caller can read the reply.
 * @throws BodyTooLarge as soon as it exceeds `limit` bytes
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
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
