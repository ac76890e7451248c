import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { smokeTest } from '../../../../../infra/release/website/smoke-test.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A site that answers correctly, except for `broken`. */
async function serve(broken: Record<string, { status: number; text: string }> = {}): Promise<string> {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const { status, text } = broken[url] ?? {
      status: url === '/no-such-page' ? 404 : 200,
      text: `<html lang="${url.slice(-2)}"> 404 {"data":{"status":"ok"}}`,
    };
    response.writeHead(status).end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const once = { tries: 1, wait: 0 };

it('finds no failure on a working site', async () => {
  expect(await smokeTest(await serve(), once)).toEqual([]);
});

it('names wrong replies after retrying', async () => {
  const url = await serve({
    '/api/health': { status: 502, text: '' },
    '/?lang=en': { status: 200, text: '<html lang="ar">' },
    '/no-such-page': { status: 200, text: '404' },
  });
  expect(await smokeTest(url, { tries: 2, wait: 0 })).toEqual([
    '/?lang=en does not say lang="en"',
    '/api/health answers 502 instead of 200',
    '/no-such-page answers 200 instead of 404',
  ]);
});

it('reports a site that does not answer', async () => {
  expect(await smokeTest('http://127.0.0.1:1', once)).toHaveLength(5);
});
