import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { Route } from '#contracts/api/route';
import { createGateway } from '../../../../../infra/embedded/gateway/index.ts';
import { route } from './serve-gateway.ts';

const routes: Route[] = [
  route('enquire', 'POST', '/messages'),
  route('read', 'GET', '/programs'),
  { ...route('list', 'GET', '/requests'), access: 'staff' },
  route('signIn', 'POST', '/session'),
  { ...route('getSession', 'GET', '/session'), access: 'staff' },
  { ...route('addPhoto', 'POST', '/photos'), access: 'staff', multipart: z.object({}) },
];

/** A gateway whose functions do not reply to strangers before `release`. */
async function floodable() {
  const begun: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const gateway = createGateway({
    routes,
    async invoke(name, event) {
      begun.push(name);
      if (name === 'signIn') return { statusCode: 201, headers: { 'Set-Cookie': `${asStaff.cookie}; HttpOnly` } };
      const { headers } = event as { headers: Record<string, string> };
      if (headers.cookie === asStaff.cookie) return { statusCode: 200, body: name };
      await released;
      return { statusCode: headers.cookie ? 401 : 200, body: name };
    },
  });
  const server = createServer((request, response) => void gateway(request, response));
  // Node's own backlog of 511 is smaller than the flood.
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1024 });
  await once(server, 'listening');
  onTestFinished(() => {
    release();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const call = async (method: string, path: string, headers: Record<string, string> = {}, more: RequestInit = {}) =>
    (await fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers, ...more })).status;
  return { begun, call, release };
}

const asStaff = { cookie: 'session=token' };

it.each([
  ['POST', '/messages'],
  ['GET', '/programs'],
  ['GET', '/requests'],
])('serves staff while strangers flood %s %s, and refuses what is too much at once', async (method, path) => {
  const { begun, call, release } = await floodable();
  await call('POST', '/session');
  const flood = Array.from({ length: 600 }, () => call(method, path));
  // Refused while the others still wait.
  expect(await Promise.race(flood)).toBe(429);
  expect(begun.length).toBeLessThan(20);
  expect(await call('GET', '/requests', asStaff)).toBe(200);
  release();
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(400);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

it('serves staff while strangers flood their routes with made-up sessions', async () => {
  const { call, release } = await floodable();
  expect(await call('GET', '/requests', asStaff)).toBe(200);
  const flood = Array.from({ length: 600 }, (_, index) => call('GET', '/requests', { cookie: `session=${index}` }));
  expect(await Promise.race(flood)).toBe(429);
  expect(await call('GET', '/requests', asStaff)).toBe(200);
  release();
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401, 429]));
});

it('serves staff while strangers flood the uploads of photos', async () => {
  const { begun, call, release } = await floodable();
  await call('POST', '/session');
  // Without a length it may be large.
  const photo = () => ({ body: new Blob(['photo']).stream(), duplex: 'half' }) as RequestInit;
  const flood = Array.from({ length: 600 }, () => call('POST', '/photos', {}, photo()));
  expect(await Promise.race(flood)).toBe(429);
  expect(begun.length).toBeLessThan(20);
  expect(await call('GET', '/requests', asStaff)).toBe(200);
  release();
  await Promise.all(flood);
});

it('takes enquiries while strangers flood the reads', async () => {
  const { begun, call, release } = await floodable();
  const flood = Array.from({ length: 600 }, () => call('GET', '/programs'));
  await Promise.race(flood);
  const enquiry = call('POST', '/messages');
  await expect.poll(() => begun, { timeout: 15_000 }).toContain('enquire');
  release();
  expect(await enquiry).toBe(200);
  await Promise.all(flood);
});
