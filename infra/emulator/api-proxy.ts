import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { stage } from '../common/api-stage.ts';
import type { Handle } from '../common/http/listener.ts';

interface ApiProxyOptions {
  /** Origin of the emulator. */
  endpoint: string;
  restApiId: string;
}

/** Forwards `/api/*` to the REST API on an emulator, as the CDN does on AWS. */
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
 * The headers as behind the CDN: the API's own host, the viewer's host in a header, and the caller's address. An
 * existing address stays, since tests set one; the default is this machine's. The gateway adds the proxy's own.
 */
function forwarded({ headers, socket }: IncomingMessage): IncomingHttpHeaders {
  const { host, connection, ...rest } = headers;
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  return { 'x-forwarded-for': address, ...rest, 'x-forwarded-host': host };
}

/** Keeps repeated headers apart, since cookies cannot be joined. */
function headersOf({ rawHeaders }: IncomingMessage): string[] {
  const kept: string[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!/^(connection|keep-alive|transfer-encoding)$/i.test(name)) kept.push(name, value);
  }
  return kept;
}
