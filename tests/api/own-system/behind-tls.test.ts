import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../../support/client.ts';
import { type Stack, startStack } from '../../support/stack.ts';

let stack: Stack | undefined;
let local = '';

beforeAll(async () => {
  const port = await freePort();
  stack = await startStack({ port, site: true, environment: { SITE_ORIGIN: 'https://www.rihla.example' } });
  local = `http://127.0.0.1:${port}`;
});

afterAll(() => stack?.stop());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('behind TLS every cookie is Secure and bound to the host', async () => {
  const client = new Client(local);
  const { status, headers } = await client.signIn(stack?.adminEmail, stack?.adminPassword);
  expect(status).toBe(201);
  const cookies = headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-(session|device)=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure/);
  }
  expect((await client.get('/session')).status).toBe(200);
  const page = await fetch(`${local}/terms?lang=en`);
  expect(page.headers.getSetCookie()).toEqual([expect.stringMatching(/^preferred-language=en; .*; Secure$/)]);
});

it('behind TLS every reply tells browsers to use nothing else', async () => {
  for (const path of ['/', '/api/programs', '/api/session', '/nothing.png', '/_outbox']) {
    const { headers } = await fetch(`${local}${path}`);
    expect(headers.get('strict-transport-security'), path).toBe('max-age=63072000');
  }
});

it('only pages at the server’s own names may sign in, whatever `Host` says', async () => {
  const body = JSON.stringify({ email: stack?.adminEmail, password: stack?.adminPassword });
  const signInAt = async (host: string, origin: string) => {
    const headers = { Host: host, Origin: origin, 'X-Client': 'web', 'Content-Type': 'application/json' };
    const request = httpRequest(`${local}/api/session`, { method: 'POST', headers }).end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const reply = JSON.parse(await text(response));
    return [response.statusCode, reply.code];
  };
  expect(await signInAt('evil.test', 'https://evil.test')).toEqual([403, 'foreign_origin']);
  expect(await signInAt('www.rihla.example', 'https://evil.test')).toEqual([403, 'foreign_origin']);
  const { port, host } = new URL(local);
  for (const own of ['www.rihla.example', host, `localhost:${port}`, `192.168.1.5:${port}`, '[2001:db8::1]']) {
    expect(await signInAt(own, `https://${own}`), own).toEqual([201, undefined]);
  }
});
