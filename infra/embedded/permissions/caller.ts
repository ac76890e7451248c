import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * The header by which the embedded services know the function that calls them: all functions share one process and one
 * set of keys, where AWS gives each a role of its own.
 */
const callerHeader = 'x-embedded-function';

const running = new AsyncLocalStorage<string>();

/** Names the running function in each request that its SDK sends. */
export function nameCallers(): void {
  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest };
    const name = running.getStore();
    const isSigned = String(request.getHeader('authorization')).startsWith('AWS4-HMAC-SHA256 ');
    // Others, such as the check of visitors at Cloudflare, get no header of ours.
    if (!name || !isSigned) return;
    // An error that is thrown here would end the process of all functions.
    if (request.headersSent) request.destroy(new Error(`A call of ${name} left before it had the function's name.`));
    else request.setHeader(callerHeader, name);
  });
}

/** Runs a call of a function. */
export const runAs = <Result>(name: string, call: () => Result): Result => running.run(name, call);

/** Returns the function that sent a request; undefined if a command sent it. */
export function callerOf({ headers }: IncomingMessage): string | undefined {
  const { [callerHeader]: name } = headers;
  return name === undefined ? undefined : String(name);
}
