import type { RequestListener } from 'node:http';
import { StorageError } from '../storage/error.ts';
import { type Credentials, verifySignature } from '../storage/signature.ts';

/**
 * Lets only callers with this instance's keys reach the database: dynalite itself takes any signature and answers pages
 * of every origin. Anyone on this machine may ask whether it answers.
 */
export function guarded(handle: RequestListener, credentials: Credentials): RequestListener {
  return (request, response) => {
    const isHealthCheck = request.method === 'GET' && request.url === '/';
    try {
      // No SDK sends the header, and every browser does.
      if (request.headers.origin) throw new StorageError('AccessForbidden', 'Web pages cannot call the database.');
      if (!isHealthCheck) {
        const url = new URL(request.url ?? '', 'http://database');
        // Its own functions call, also while the machine's clock jumps.
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
