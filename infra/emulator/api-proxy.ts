import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { stage } from '../shared/api-stage.ts';
import type { Handle } from '../shared/http/listener.ts';

interface ApiProxyOptions {
  /** Origin of the emulator. */
  endpoint: string;
  restApiId: string;
}

/** Passes calls of `/api/*` on to the REST API on an emulator, as the CDN does to the real one. */
export function createApiProxy({ endpoint, restApiId }: ApiProxyOptions): Handle {
  const base = `${endpoint}/restapis/${restApiId}/${stage}/_user_request_`;
  return async (request, response) => {
    const target = new URL(base + (request.url ?? '').slice(`/${stage}`.length));
    const answer = await ask(target, request);
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, headersOf(answer));
    await pipeline(answer, response);
  };
}

function ask(target: URL, request: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method } = request;
    const outgoing = send(target, { method, headers: forwarded(request) }, resolve);
    outgoing.once('error', reject);
    request.pipe(outgoing);
  });
}

/**
 * As behind the CDN: the API's own host, the visitor's in a header, and the caller's address. That is the one given, since
 * tests stand for callers elsewhere, else this machine's. The gateway adds the proxy's, as it adds the CDN's.
 */
function forwarded({ headers, socket }: IncomingMessage): IncomingHttpHeaders {
  const { host, connection, ...rest } = headers;
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  return { 'x-forwarded-for': address, ...rest, 'x-forwarded-host': host };
}

/** Several of one name stay several: cookies cannot be joined. */
function headersOf({ rawHeaders }: IncomingMessage): string[] {
  const kept: string[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!/^(connection|keep-alive|transfer-encoding)$/i.test(name)) kept.push(name, value);
  }
  return kept;
}
