import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from '../../infra/embedded/client.ts';

/** Units as DynamoDB bills them: reads of 4 kB, writes of 1 kB, indexes included. */
export interface Units {
  calls: number;
  reads: number;
  writes: number;
}

const isRead = /(GetItem|Query)$/;

/**
 * A proxy to a database that asks each call for its consumed capacity and adds it up. `forwardTo` may set the database
 * later. Calls are signed with the key of this process's environment.
 */
export async function meteredDatabase(endpoint = '') {
  let target = endpoint;
  const spent: Units = { calls: 0, reads: 0, writes: 0 };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request));
    const metered = JSON.stringify({ ...body, ReturnConsumedCapacity: 'TOTAL' });
    const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(metered)) };
    const answer = await post(target, { ...headers, authorization: signed(headers) }, metered);
    const text = await textOf(answer);
    const consumed = [JSON.parse(text).ConsumedCapacity ?? []].flat() as { CapacityUnits: number }[];
    const units = consumed.reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
    spent.calls += 1;
    spent[isRead.test(String(request.headers['x-amz-target'])) ? 'reads' : 'writes'] += units;
    response.writeHead(answer.statusCode ?? 502, { 'Content-Type': 'application/x-amz-json-1.0' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo(endpoint: string) {
      target = endpoint;
    },
    /** Returns the capacity used since the last call. */
    take(): Units {
      const taken = { ...spent };
      Object.assign(spent, { calls: 0, reads: 0, writes: 0 });
      return taken;
    },
    close: () => server.close(),
  };
}

/** The header of the same signer for the request with its new length. */
function signed(headers: IncomingHttpHeaders): string {
  const { authorization = '' } = headers;
  const [, date = '', region = '', service = '', names = ''] =
    authorization.match(/Credential=[^/]+\/(\d+)\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([^,]+)/) ?? [];
  const header = (name: string) => String(headers[name] ?? '');
  const request = {
    method: 'POST',
    url: new URL('http://database/'),
    signedHeaders: names.split(';'),
    header,
    payloadHash: header('x-amz-content-sha256'),
    time: header('x-amz-date'),
    scope: { date, region, service },
  };
  const signature = signatureOf(request, process.env.AWS_SECRET_ACCESS_KEY ?? '');
  return authorization.replace(/(?<=Signature=)\w+/, signature);
}

/** Keeps the host, which the signature covers and `fetch` would replace. */
function post(url: string, headers: IncomingHttpHeaders, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    send(url, { method: 'POST', headers }, resolve).once('error', reject).end(body);
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
