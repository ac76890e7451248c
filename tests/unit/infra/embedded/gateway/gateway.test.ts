import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { Method, Route } from '#contracts/route';
import { startFunctions } from '../../../../../infra/embedded/functions/index.ts';
import { createGateway } from '../../../../../infra/embedded/gateway/index.ts';
import { createRouter } from '../../../../../infra/embedded/gateway/router.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { served } from '../../shared/website/served.ts';

const route = (id: string, method: Method, path: `/${string}`): Route => ({
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
  route('cookies', 'GET', '/cookies'),
  route('picture', 'GET', '/picture'),
  route('large', 'GET', '/large'),
  route('throws', 'GET', '/throws'),
  route('crashes', 'GET', '/crashes'),
  route('malformed', 'GET', '/malformed'),
  route('sleeps', 'GET', '/sleeps'),
  route('environment', 'GET', '/environment'),
  route('method', 'GET', '/method'),
];

const handlers = {
  echo: '(event, context) => ({ statusCode: 200, body: JSON.stringify({ event, name: context.functionName, left: context.getRemainingTimeInMillis() }) })',
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
  method: "({ httpMethod }) => ({ statusCode: 200, headers: { 'X-Method': httpMethod }, body: '' })",
  environment:
    '() => ({ statusCode: 200, body: JSON.stringify({ given: process.env.GIVEN, path: process.env.PATH ?? null }) })',
};

let origin: string;
let output: string;

beforeEach(async () => {
  const folder = await temporaryFolder();
  for (const [name, code] of Object.entries(handlers)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'index.mjs'), `export const handler = ${code};`);
  }
  output = '';
  const log = new PassThrough().on('data', (chunk) => {
    output += chunk;
  });
  const functions = startFunctions({ folder, environment: { GIVEN: 'yes' }, log, timeout: 1500 });
  onTestFinished(functions.close);
  origin = await served(createGateway({ routes, invoke: functions.invoke }));
});

const echo = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${origin}/api${path}`, init);
  return (await response.json()) as { event: APIGatewayProxyEvent; name: string; left: number };
};

const problem = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${origin}/api${path}`, init);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return { response, body: (await response.json()) as { code: string; status: number; title: string } };
};

describe('the event', () => {
  it('contains decoded path parameters, the resource and the context', async () => {
    const { event, name, left } = await echo('/programs/%D8%A3%2Fb');
    expect(event).toMatchObject({
      resource: '/programs/{id}',
      path: '/programs/%D8%A3%2Fb',
      httpMethod: 'GET',
      pathParameters: { id: 'أ/b' },
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      body: null,
      isBase64Encoded: false,
    });
    expect(event.requestContext).toMatchObject({
      stage: 'api',
      resourcePath: '/programs/{id}',
      path: '/api/programs/%D8%A3%2Fb',
      identity: { sourceIp: '127.0.0.1' },
    });
    expect(name).toBe('echo');
    expect(left).toBeGreaterThan(0);
  });

  it('contains every value of repeated headers and query parameters, and the last one separately', async () => {
    const event = await new Promise<APIGatewayProxyEvent>((resolve, reject) => {
      const options = { headers: { 'X-Many': ['a', 'b'], 'X-Forwarded-For': '1.2.3.4' } };
      request(`${origin}/api/programs/1?a=1&a=2&b=%20x`, options, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(JSON.parse(text).event));
      })
        .on('error', reject)
        .end();
    });
    expect(event.multiValueHeaders['X-Many']).toEqual(['a', 'b']);
    expect(event.headers['X-Many']).toBe('b');
    expect(event.headers['X-Forwarded-For']).toBe('1.2.3.4, 127.0.0.1');
    expect(event.multiValueQueryStringParameters).toEqual({ a: ['1', '2'], b: [' x'] });
    expect(event.queryStringParameters).toEqual({ a: '2', b: ' x' });
  });

  it('contains text unchanged and multipart forms in base64', async () => {
    const text = await echo('/programs/photos', { method: 'POST', body: '{"a":"أ"}' });
    expect(text.event).toMatchObject({ body: '{"a":"أ"}', isBase64Encoded: false });
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array([0, 255])], { type: 'image/png' }), 'a.png');
    const { event } = await echo('/programs/photos', { method: 'POST', body: form });
    expect(event.isBase64Encoded).toBe(true);
    expect(Buffer.from(event.body ?? '', 'base64').includes(Buffer.from([0, 255]))).toBe(true);
  });
});

describe('the response', () => {
  it('keeps the status, single headers and every cookie', async () => {
    const response = await fetch(`${origin}/api/cookies`);
    expect(response.status).toBe(201);
    expect(response.headers.get('x-one')).toBe('1');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('decodes base64 bodies and leaves them uncompressed', async () => {
    const response = await fetch(`${origin}/api/picture`);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 128]);
  });

  it('is compressed if it is large and the caller accepts gzip', async () => {
    const response = await fetch(`${origin}/api/large`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.json()).toHaveLength(5000);
    const plain = await fetch(`${origin}/api/large`, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });
});

describe('HEAD', () => {
  const asked = (method: string, path: string) => fetch(`${origin}/api${path}`, { method });

  it('returns the same as GET, without the body', async () => {
    for (const path of ['/cookies', '/large', '/picture', '/throws', '/nothing']) {
      const [head, get] = [await asked('HEAD', path), await asked('GET', path)];
      const headers = ({ headers }: Response) =>
        [...headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name));
      expect([head.status, headers(head)], path).toEqual([get.status, headers(get)]);
      expect(head.headers.get('content-length')).toBeTruthy();
      expect(await head.text()).toBe('');
    }
  });

  it('passes its method on, and is refused if GET is', async () => {
    const named = async (method: string) => (await asked(method, '/method')).headers.get('x-method');
    expect([await named('HEAD'), await named('GET')]).toEqual(['HEAD', 'GET']);
    const refused = await asked('HEAD', '/programs/photos');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await asked('PUT', '/cookies')).headers.get('allow')).toBe('GET, HEAD');
  });
});

it('passes on only the query parameters of the contract, as the CDN does', async () => {
  const { event } = await echo('/listed?limit=1&bust=2&cursor=a&cursor=b&fresh');
  expect(event.multiValueQueryStringParameters).toEqual({ limit: ['1'], cursor: ['a', 'b'] });
  expect(event.queryStringParameters).toEqual({ limit: '1', cursor: 'b' });
});

describe('problems', () => {
  it('answers 404 for unknown paths and malformed encodings, in the language of the caller', async () => {
    const { response, body } = await problem('/nothing', { headers: { 'Accept-Language': 'en' } });
    expect(response.status).toBe(404);
    expect(body).toMatchObject({ code: 'route_not_found', status: 404, title: 'Not found' });
    expect((await problem('/programs/%E0%A4%A')).body.code).toBe('route_not_found');
  });

  it('answers 405 with the allowed methods for a known path', async () => {
    const { response, body } = await problem('/programs/photos');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(body.code).toBe('method_not_allowed');
  });

  it('answers 413 for a body above the limit, with or without Content-Length', async () => {
    const body = Buffer.alloc(11 * 1024 * 1024);
    expect((await problem('/programs/photos', { method: 'POST', body })).body.code).toBe('body_too_large');
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(body));
        controller.close();
      },
    });
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    expect((await problem('/programs/photos', init)).response.status).toBe(413);
  });

  it.each(['throws', 'crashes', 'malformed'])('answers 502 without details when a handler %s', async (path) => {
    const { response, body } = await problem(`/${path}`);
    expect(response.status).toBe(502);
    expect(JSON.stringify(body)).not.toContain('secret detail');
    expect((await fetch(`${origin}/api/cookies`)).status).toBe(201);
  });

  it('answers 504 when a handler takes too long', async () => {
    expect((await problem('/sleeps')).response.status).toBe(504);
  });
});

it('logs a handler’s errors, and gives it its own environment only', async () => {
  await fetch(`${origin}/api/throws`);
  const environment = await (await fetch(`${origin}/api/environment`)).json();
  expect(environment).toEqual({ given: 'yes', path: null });
  expect(output).toContain('secret detail');
});

it('prefers the most static path whatever the order of the routes', () => {
  const resolve = createRouter([
    route('one', 'GET', '/a/{x}/c'),
    route('two', 'GET', '/a/b/{y}'),
    route('three', 'GET', '/a/b/c'),
  ]);
  const idOf = (path: string) => {
    const found = resolve('GET', path);
    return found && 'route' in found ? found.route.id : found;
  };
  expect([idOf('/a/b/c'), idOf('/a/b/d'), idOf('/a/z/c'), idOf('/a/z/d')]).toEqual(['three', 'two', 'one', undefined]);
});
