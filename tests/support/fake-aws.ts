import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';

/** A reply of the fake: a body for 200, an error by its name, or no reply at all. */
export type FakeReply = object | { error: string } | 'silence';

/** Replies by call: `SSM.GetParameter`, `GET /v2/email/account`, `GetCallerIdentity`. */
export type FakeReplies = Readonly<Record<string, FakeReply>>;

/**
 * Fakes AWS for one test: the environment's endpoint, keys and region point to it. Calls without a defined reply are
 * refused.
 * @returns the received calls
 */
export async function fakeAws(replies: FakeReplies, { region = 'me-central-1' } = {}): Promise<string[]> {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const target = String(request.headers['x-amz-target'] ?? '').replace(/^(Amazon)?(\w+?)(_\d+)?\./, '$2.');
    const action = new URLSearchParams(body).get('Action');
    const call = target || action || `${request.method} ${new URL(request.url ?? '', 'http://aws').pathname}`;
    calls.push(call);
    const reply = replies[call] ?? { error: 'AccessDeniedException' };
    if (reply !== 'silence') answer(response, reply, action);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const environment = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_SESSION_TOKEN: '',
    AWS_REGION: region,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  return calls;
}

/** Calls with an action, like those of STS and CloudFormation, get XML. */
function answer(response: ServerResponse, reply: object, action: string | null): void {
  const name = 'error' in reply ? String(reply.error) : undefined;
  const status = name ? 400 : 200;
  if (action) {
    response.writeHead(status, { 'content-type': 'text/xml' });
    const result = name
      ? `<ErrorResponse><Error><Code>${name}</Code><Message>${'message' in reply ? reply.message : name}</Message></Error></ErrorResponse>`
      : `<${action}Response><${action}Result>${xml(reply)}</${action}Result></${action}Response>`;
    response.end(result);
    return;
  }
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.1',
    ...(name && { 'x-amzn-errortype': name }),
  });
  response.end(JSON.stringify(name ? { __type: name, message: name } : reply));
}

const xml = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(
          ([name, inner]) =>
            `<${name}>${Array.isArray(inner) ? inner.map((one) => `<member>${xml(one)}</member>`).join('') : xml(inner)}</${name}>`,
        )
        .join('')
    : String(value);
