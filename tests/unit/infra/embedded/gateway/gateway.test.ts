import { beforeEach, describe, expect, it } from 'vitest';
import { serveGateway } from './serve-gateway.ts';

/** Gives up on a handler that does not end. */
const hasty = { timeout: 3000 };

let origin: string;
let output: () => string;

beforeEach(async () => {
  ({ origin, output } = await serveGateway());
});

const problem = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${origin}/api${path}`, init);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return { response, body: (await response.json()) as { code: string; status: number; title: string } };
};

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
    const gateway = await serveGateway(hasty);
    expect((await fetch(`${gateway.origin}/api/sleeps`)).status).toBe(504);
  });
});

describe('a handler hears that nobody waits for it any more', () => {
  it('when its caller leaves', async () => {
    const leaving = new AbortController();
    const call = fetch(`${origin}/api/left`, { signal: leaving.signal });
    await expect.poll(output, { timeout: 5000 }).toContain('begun');
    leaving.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(output, { timeout: 5000 }).toContain('left');
  });

  it('when it has timed out', async () => {
    const gateway = await serveGateway(hasty);
    expect((await fetch(`${gateway.origin}/api/left`)).status).toBe(504);
    await expect.poll(gateway.output).toContain('left');
  });
});

it('logs a handler’s errors, and gives it its own environment only', async () => {
  await fetch(`${origin}/api/throws`);
  const environment = await (await fetch(`${origin}/api/environment`)).json();
  expect(environment).toEqual({ given: 'yes', path: null });
  expect(output()).toContain('secret detail');
});
