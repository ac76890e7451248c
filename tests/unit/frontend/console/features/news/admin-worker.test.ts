import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const code = readFileSync('frontend/public/admin-worker.js', 'utf8');

/** Runs the worker; `windows` are the addresses of open tabs. */
function start(windows: string[] = []) {
  const handlers = new Map<string, (event: object) => void>();
  const tabs = windows.map((path) => ({ url: `https://site.example${path}`, focus: vi.fn() }));
  const scope = {
    ...{ URL, Response, skipWaiting: vi.fn(), fetch: vi.fn() },
    addEventListener: (name: string, handler: (event: object) => void) => void handlers.set(name, handler),
    clients: { matchAll: async () => tabs, openWindow: vi.fn() },
  };
  runInNewContext(code, scope);
  const ask = (request: object) => {
    const respondWith = vi.fn<(reply: Promise<Response>) => void>();
    handlers.get('fetch')?.({ request, respondWith });
    return respondWith.mock.calls[0]?.[0];
  };
  return { ...scope, handlers, tabs, ask };
}

const navigation = { mode: 'navigate', method: 'GET', url: 'https://site.example/admin/requests' };

it('answers a page with the network’s reply, whatever it is', async () => {
  const worker = start();
  const reply = new Response('new release', { status: 404 });
  worker.fetch.mockResolvedValue(reply);
  expect(await worker.ask(navigation)).toBe(reply);
  expect(worker.fetch).toHaveBeenCalledWith(navigation);
});

it('says in both languages that there is no connection, and offers the same address again', async () => {
  const worker = start();
  worker.fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  const reply = await worker.ask(navigation);
  expect(reply?.status).toBe(503);
  expect(reply?.headers.get('cache-control')).toBe('no-store');
  const html = (await reply?.text()) ?? '';
  expect(html).toContain('لا يوجد اتصال بالإنترنت');
  expect(html).toContain('You are offline');
  expect(html.match(/<a href="">/g)).toHaveLength(2);
  expect(html).not.toContain('<script');
});

it('leaves scripts, calls of the API and forms alone, and keeps nothing', () => {
  const worker = start();
  for (const request of [
    { mode: 'cors', method: 'GET' },
    { mode: 'no-cors', method: 'GET' },
    { mode: 'navigate', method: 'POST' },
  ]) {
    expect(worker.ask(request)).toBeUndefined();
  }
  expect(worker.fetch).not.toHaveBeenCalled();
  expect(code).not.toMatch(/caches|indexedDB/);
});

it('replaces an earlier release of itself at once', () => {
  const worker = start();
  worker.handlers.get('install')?.({});
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});

it.each([
  { tabs: ['/admin', '/admin/requests?tab=mine'], focused: 1 },
  { tabs: ['/admin/programs/upload', '/'], focused: undefined },
])('opens the requests from a notification, with $tabs open', async ({ tabs, focused }) => {
  const worker = start(tabs);
  const close = vi.fn();
  let work: Promise<unknown> | undefined;
  const waitUntil = (promise: Promise<unknown>) => {
    work = promise;
  };
  worker.handlers.get('notificationclick')?.({ notification: { close }, waitUntil });
  await work;
  expect(close).toHaveBeenCalledOnce();
  expect(worker.tabs.map(({ focus }) => focus.mock.calls.length)).toEqual(tabs.map((_, at) => Number(at === focused)));
  expect(worker.clients.openWindow.mock.calls).toEqual(
    focused === undefined ? [['/admin/requests?tab=unanswered']] : [],
  );
});
