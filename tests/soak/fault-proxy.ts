import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Faults } from './control.ts';

/** Shares of failing calls while the store has errors. */
const failedBefore = 0.2;
const failedAfter = 0.1;
const throttled = 0.5;

type Fate = 'answered' | 'failed before' | 'failed after' | 'throttled' | 'dropped';

function fateOf(service: 'store' | 'mail', faults: Faults, { headers }: IncomingMessage): Fate {
  const chance = Math.random();
  if (faults[service] === 'down') return service === 'store' ? 'dropped' : 'failed before';
  if (faults[service] === 'forgets') return isFirstWrite(headers) ? 'failed after' : 'answered';
  if (faults[service] === 'throttles') return chance < throttled ? 'throttled' : 'answered';
  if (faults[service] === 'errors') {
    if (chance < failedBefore) return 'failed before';
    return chance < failedBefore + failedAfter ? 'failed after' : 'answered';
  }
  return 'answered';
}

/** True for the first attempt of a write by an SDK, which names the number of each attempt. */
const isFirstWrite = (headers: IncomingMessage['headers']) =>
  /\.(Put|Update|Delete|TransactWrite)/.test(String(headers['x-amz-target'])) &&
  String(headers['amz-sdk-request']).startsWith('attempt=1;');

/**
 * Starts a proxy between the functions and a service, which fails as the control file says. Keeps the host, which the
 * signature covers.
 */
export async function startFaultProxy(service: 'store' | 'mail', faults: () => Faults) {
  let target = '';
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    const fate = fateOf(service, faults(), request);
    if (!body || fate === 'dropped') return response.destroy();
    if (fate === 'failed before') return fail(response, 500, 'InternalServerError');
    if (fate === 'throttled') return fail(response, 400, 'ProvisionedThroughputExceededException');
    const answer = await forward(request, body, target).catch(() => undefined);
    if (!answer) return response.destroy();
    if (fate === 'failed after') return fail(response, 500, 'InternalServerError');
    const { date, ...headers } = answer.headers;
    response.writeHead(answer.status, headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets the origin of the service. */
    forwardTo(origin: string) {
      target = origin;
    },
  };
}

async function forward({ url, method, headers }: IncomingMessage, body: Buffer, target: string) {
  const outgoing = send(new URL(url ?? '', target), { method, headers });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
}

function fail(response: ServerResponse, status: number, type: string): void {
  const headers = { 'Content-Type': 'application/x-amz-json-1.0', 'x-amzn-ErrorType': type };
  response.writeHead(status, headers).end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}` }));
}
