import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { Method, Route } from '#contracts/api/route';
import { startFunctions } from '../../../../../infra/embedded/functions/index.ts';
import { createGateway } from '../../../../../infra/embedded/gateway/index.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { served } from '../../common/website/served.ts';

export const route = (id: string, method: Method, path: `/${string}`): Route => ({
  id,
  method,
  path,
  summary: id,
  access: 'public',
  reply: z.unknown(),
  status: 200,
  uses: {},
});

const routes = [
  route('echo', 'POST', '/programs/{id}/photos/{photoId}'),
  { ...route('echo', 'GET', '/programs/{id}'), query: z.object({ a: z.array(z.string()), b: z.string() }) },
  route('echo', 'POST', '/programs/photos'),
  {
    ...route('echo', 'GET', '/listed'),
    query: z.object({ limit: z.optional(z.string()), cursor: z.optional(z.string()) }),
  },
  { ...route('counted', 'GET', '/kept/{id}'), query: z.object({ a: z.string() }), cacheable: true as const },
  route('cookies', 'GET', '/cookies'),
  route('picture', 'GET', '/picture'),
  route('large', 'GET', '/large'),
  route('throws', 'GET', '/throws'),
  route('crashes', 'GET', '/crashes'),
  route('malformed', 'GET', '/malformed'),
  route('sleeps', 'GET', '/sleeps'),
  route('left', 'GET', '/left'),
  route('environment', 'GET', '/environment'),
  route('method', 'GET', '/method'),
];

const handlers = {
  echo: '(event, context) => ({ statusCode: 200, body: JSON.stringify({ event, name: context.functionName, left: context.getRemainingTimeInMillis() }) })',
  counted: `({ pathParameters: { id }, headers }) => {
    globalThis.calls = (globalThis.calls ?? 0) + 1;
    const tag = headers['If-None-Match'] ?? headers['if-none-match'];
    return id === 'gone'
      ? { statusCode: 404, headers: { 'X-Language': headers['accept-language'] }, body: String(globalThis.calls) }
      : { statusCode: tag ? 304 : 200, headers: { ETag: '"of-' + id + '"', 'Content-Type': 'text/plain' }, body: String(globalThis.calls).repeat(2000) };
  }`,
  cookies:
    "() => ({ statusCode: 201, headers: { 'X-One': '1' }, multiValueHeaders: { 'Set-Cookie': ['a=1', 'b=2'] }, body: 'ok' })",
  picture:
    "() => ({ statusCode: 200, headers: { 'Content-Type': 'image/png' }, body: Buffer.from([0, 255, 128]).toString('base64'), isBase64Encoded: true })",
  large:
    "() => ({ statusCode: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify('x'.repeat(5000)) })",
  throws: "() => { throw new Error('secret detail') }",
  crashes: "async () => { setTimeout(() => { throw new Error('outside') }); await new Promise(() => {}) }",
  malformed: "() => ({ message: 'no status' })",
  sleeps: 'async () => { await new Promise(() => setInterval(() => {}, 1000)) }',
  // Says in the log that nobody waits for it any more.
  left: "async (event, { signal }) => { console.log('begun'); await new Promise((resolve) => signal.addEventListener('abort', resolve)); console.log('left') }",
  method: "({ httpMethod }) => ({ statusCode: 200, headers: { 'X-Method': httpMethod }, body: '' })",
  environment:
    '() => ({ statusCode: 200, body: JSON.stringify({ given: process.env.GIVEN, path: process.env.PATH ?? null }) })',
};

/**
 * Serves the gateway with small handlers until the test's end. `output` is what they have logged.
 * @param timeout in ms; by default more than a busy machine needs to start a handler
 */
export async function serveGateway({ timeout = 60_000 } = {}) {
  const folder = await temporaryFolder();
  for (const [name, code] of Object.entries(handlers)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'index.mjs'), `export const handler = ${code};`);
  }
  let output = '';
  const log = new PassThrough().on('data', (chunk) => {
    output += chunk;
  });
  const functions = startFunctions({ folder, environment: { GIVEN: 'yes' }, log, timeout });
  onTestFinished(functions.close);
  let version = 0;
  const origin = await served(createGateway({ routes, invoke: functions.invoke, versionOf: () => version }));
  const change = () => {
    version += 1;
  };
  return { origin, output: () => output, change };
}
