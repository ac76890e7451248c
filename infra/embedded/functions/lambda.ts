import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../common/http/request-body.ts';
import { StorageError } from '../storage/error.ts';
import { type Credentials, verifySignature } from '../storage/signature.ts';
import { InvocationFailed, type Invoke } from './index.ts';

/** Path of the Lambda endpoint on the site's origin. */
export const lambdaPath = '/_lambda';

/** Lambda's limit for events. */
const maximumBytes = 6 * 1024 * 1024;

/** Replaces Lambda's Invoke, for commands that replay events. */
export function createLambda({ invoke, credentials }: { invoke: Invoke; credentials: Credentials }) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      const text = JSON.stringify(body);
      const length = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
      response.writeHead(status, { ...length, ...headers }).end(text);
    };
    const url = new URL(request.url ?? '', 'http://lambda');
    const [, name] = /^\/_lambda\/2015-03-31\/functions\/([\w-]+)\/invocations$/.exec(url.pathname) ?? [];
    if (!name || request.method !== 'POST') {
      return reply(
        404,
        { message: 'Only Invoke is supported here.' },
        { 'x-amzn-ErrorType': 'ResourceNotFoundException' },
      );
    }
    try {
      verifySignature(request, url, credentials, 'lambda');
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return reply(403, { message: error.message }, { 'x-amzn-ErrorType': 'InvalidSignatureException' });
    }
    const event = JSON.parse((await readBody(request, maximumBytes)).toString());
    try {
      reply(200, await invoke(name, event));
    } catch (error) {
      if (!(error instanceof InvocationFailed)) throw error;
      reply(200, { errorMessage: error.message }, { 'X-Amz-Function-Error': 'Unhandled' });
    }
  };
}
