import type { RequestListener } from 'node:http';
import { StorageError } from '../storage/error.ts';
import { type Credentials, verifySignature } from '../storage/signature.ts';

/**
 * Allows only callers with this instance's keys to reach the database: dynalite itself accepts any signature and
 * answers pages of every origin. Its health check is open to anyone on this machine.
 */
export function guarded(handle: RequestListener, credentials: Credentials): RequestListener {
  return (request, response) => {
    const isHealthCheck = request.method === 'GET' && request.url === '/';
    try {
      // Every browser sends this header, and no SDK does.
      if (request.headers.origin) throw new StorageError('AccessForbidden', 'Web pages cannot call the database.');
      if (!isHealthCheck) {
        const url = new URL(request.url ?? '', 'http://database');
        // The callers are its own functions, also while the machine's clock jumps.
        verifySignature(request, url, credentials, 'dynamodb', { atAnyTime: true });
      }
    } catch (error) {
      if (!(error instanceof StorageError || error instanceof TypeError)) throw error;
      const body = JSON.stringify({
        __type: 'com.amazon.coral.service#AccessDeniedException',
        message: error.message,
      });
      response
        .writeHead(403, { 'Content-Type': 'application/x-amz-json-1.0', 'Content-Length': Buffer.byteLength(body) })
        .end(body);
      return;
    }
    handle(request, response);
  };
}
