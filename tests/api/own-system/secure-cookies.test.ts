import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Client } from '../../support/client.ts';
import { needs } from '../../support/needs.ts';
import { type Stack, startStack } from '../../support/stack.ts';

let stack: Stack | undefined;
let local = '';

beforeEach(needs('process'));

beforeAll(async () => {
  const port = await freePort();
  stack = await startStack({ port, environment: { SITE_ORIGIN: 'https://www.rihla.example' } });
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
});
