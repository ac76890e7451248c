import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { readBody } from '../../common/http/request-body.ts';
import { parseJson } from '../../common/parse-json.ts';
import { callerOf } from '../permissions/caller.ts';
import { type Permissions, requirePermission, tableAction } from '../permissions/index.ts';
import { StorageError } from '../storage/error.ts';
import { type Credentials, verifySignature } from '../storage/signature.ts';

/** DynamoDB's limit for a call. */
const maximumBytes = 16 * 1024 * 1024;

interface Guards {
  credentials: Credentials;
  permissions: Permissions;
}

/**
 * Allows only callers with this instance's keys to reach the database, and functions only what their contracts name:
 * dynalite itself accepts any signature and answers pages of every origin. Its health check is open to anyone on this
 * machine.
 */
export function guarded(handle: RequestListener, { credentials, permissions }: Guards): RequestListener {
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
      return refuse(response, error.message);
    }
    if (callerOf(request) === undefined) return handle(request, response);
    permitted(request, permissions).then(
      (call) => handle(call, response),
      (error) => refuse(response, error.message),
    );
  };
}

function refuse(response: ServerResponse, message: string): void {
  const body = JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', message });
  const headers = { 'Content-Type': 'application/x-amz-json-1.0', 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(403, headers).end(body);
}

interface Call {
  TableName?: string;
  IndexName?: string;
  RequestItems?: Record<string, unknown>;
}

/**
 * Reads a function's call.
 * @returns the same call, to be read again
 * @throws StorageError `AccessDenied`; any other error if the caller hangs up
 */
async function permitted(request: IncomingMessage, permissions: Permissions): Promise<IncomingMessage> {
  const body = await readBody(request, maximumBytes);
  const call = (parseJson(body) ?? {}) as Call;
  const [, action = ''] = String(request.headers['x-amz-target']).split('.');
  const names = call.RequestItems ? Object.keys(call.RequestItems) : [call.TableName ?? ''];
  requirePermission(request, permissions, ...names.map((name) => tableAction(action, name, call.IndexName)));
  const { headers, method, url } = request;
  return Object.assign(Readable.from([body]), { headers, method, url }) as unknown as IncomingMessage;
}
