import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RouteKey } from '#contracts/api/routes';
import { ApiError, createApi } from '../../../../../frontend/shared/lib/api.ts';
import { uploadError } from '../../../../../frontend/shared/lib/api-error.ts';

interface Call {
  url: string;
  init: RequestInit;
  headers: Headers;
}

/** Returns a client whose every call gets this reply, and the calls that it made. */
function clientAnswering(answer: () => Response | Promise<Response>, options: { authenticated?: boolean } = {}) {
  const calls: Call[] = [];
  const request: typeof fetch = async (input, init = {}) => {
    calls.push({ url: String(input), init, headers: new Headers(init.headers) });
    return answer();
  };
  return { api: createApi({ fetch: request, language: () => 'ar', ...options }), calls };
}

const failure = async (answer: () => Response | Promise<Response>): Promise<ApiError> => {
  const { api } = clientAnswering(answer);
  const error = await api('GET /programs').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

const problem = (status: number, body: object, init: ResponseInit = {}) =>
  new Response(JSON.stringify({ status, title: 'Title', request_id: 'r-1', ...body }), { status, ...init });

/** Returns a reply whose connection breaks after its first bytes. */
const breakingOff = (error: Error) =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":')),
      pull: (stream) => stream.error(error),
    }),
  );

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('goes below /api with the client marker and the reader’s language', async () => {
    const { api, calls } = clientAnswering(() => Response.json({ data: [] }));
    await api('GET /programs');
    expect(calls[0]?.url).toBe('/api/programs');
    expect(calls[0]?.headers.get('X-Client')).toBe('web');
    expect(calls[0]?.headers.get('Accept-Language')).toBe('ar');
    expect(calls[0]?.headers.get('X-Amzn-Trace-Id')).toMatch(/^Root=1-[\da-f]{8}-[\da-f]{24}$/);
    expect(calls[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(calls[0]?.init.credentials).toBe('omit');
  });

  it('reads the reply’s data', async () => {
    const { api } = clientAnswering(() => Response.json({ data: { id: 'p' } }));
    await expect(api('GET /programs/{id}', { params: { id: 'p' } })).resolves.toEqual({ id: 'p' });
  });

  it('reads a list or an object that came without the envelope', async () => {
    const list = clientAnswering(() => Response.json([{ id: 'p' }]));
    await expect(list.api('GET /programs')).resolves.toEqual([{ id: 'p' }]);
    const object = clientAnswering(() => Response.json({ id: 'p' }));
    await expect(object.api('GET /programs/{id}', { params: { id: 'p' } })).resolves.toEqual({ id: 'p' });
  });

  it('returns a page with its cursor', async () => {
    const { api } = clientAnswering(() => Response.json({ data: [], next_cursor: 'c' }));
    await expect(api.page('GET /programs')).resolves.toEqual({ data: [], next_cursor: 'c' });
  });

  it('drops undefined and null from the query', async () => {
    const { api, calls } = clientAnswering(() => Response.json({ data: [] }));
    await api('GET /flight-requests', { query: { cursor: 'ساره', status: null, from: undefined, limit: 20 } });
    expect(calls[0]?.url).toBe(`/api/flight-requests?cursor=${encodeURIComponent('ساره')}&limit=20`);
  });

  it('escapes path parameters', async () => {
    const { api, calls } = clientAnswering(() => Response.json({ data: {} }));
    await api('GET /programs/{id}', { params: { id: 'a/b?c' } });
    expect(calls[0]?.url).toBe('/api/programs/a%2Fb%3Fc');
  });

  it('adds the public address to a path with /plans, and to no other', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ip: '192.0.2.7' }));
    const { api, calls } = clientAnswering(() => Response.json({ data: [] }));
    await api('GET /plans/current' as RouteKey);
    expect(calls[0]?.url).toBe('/api/plans/current?ipAddress=192.0.2.7');
  });

  it('sends the session only from a client made for it', async () => {
    const { api, calls } = clientAnswering(() => Response.json({ data: [] }), { authenticated: true });
    await api('GET /flight-requests', { authenticated: true });
    expect(calls[0]?.init.credentials).toBe('same-origin');
  });

  it('that its caller aborts rejects as aborted, not as a network failure', async () => {
    const { api } = clientAnswering(() => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(api('GET /programs')).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('aborted while its reply arrives rejects as aborted too', async () => {
    const { api } = clientAnswering(() => breakingOff(new DOMException('gone', 'AbortError')));
    await expect(api('GET /programs')).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the error catalogue', () => {
  it('covers the public client, which has no sessions', async () => {
    const { api, calls } = clientAnswering(() => Response.json({ data: [] }));
    await expect(api('GET /flight-requests', { authenticated: true })).rejects.toThrow(
      'Authentication is not supported in this version',
    );
    expect(calls).toHaveLength(0);
  });

  it('401', async () => {
    const error = await failure(() => problem(401, { code: 'wrong_credentials', detail: 'البريد أو كلمة المرور' }));
    expect(error).toMatchObject({ message: 'Authentication failed', status: 401, code: 'wrong_credentials' });
  });

  it('403 with the server’s message', async () => {
    const error = await failure(() => problem(403, { detail: 'Not from there' }));
    expect(error).toMatchObject({ message: 'Not from there', status: 403 });
  });

  it('403 without one', async () => {
    const error = await failure(() => new Response('<html>', { status: 403 }));
    expect(error).toMatchObject({ message: "You don't have permission to access this resource", status: 403 });
  });

  it('any other status', async () => {
    const error = await failure(() => problem(404, { code: 'program_not_found' }, { statusText: 'Not Found' }));
    expect(error).toMatchObject({ message: 'HTTP 404: Not Found', code: 'program_not_found', requestId: 'r-1' });
  });

  it('uses the problem’s title if HTTP/2 sends no status text', async () => {
    expect(await failure(() => problem(409, { title: 'Changed meanwhile' }))).toMatchObject({
      message: 'HTTP 409: Changed meanwhile',
    });
    expect(await failure(() => new Response('', { status: 502 }))).toMatchObject({ message: 'HTTP 502:' });
  });

  it('includes the issues and the time to wait', async () => {
    const errors = [{ field: 'phone', code: 'invalid_phone', message: 'Phone is not valid' }];
    const invalid = await failure(() => problem(422, { errors }));
    expect(invalid.errors).toEqual(errors);
    const throttled = await failure(() => problem(429, {}, { headers: { 'Retry-After': '40' } }));
    expect(throttled.retryAfter).toBe(40);
  });

  it('a success that is not JSON', async () => {
    const error = await failure(() => new Response('<!doctype html>', { status: 200 }));
    expect(error.message).toContain('The endpoint may not exist or returned HTML');
    expect(error.kind).toBe('invalid_json');
  });

  it('no reply at all', async () => {
    const error = await failure(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(error.message).toMatch(
      /^Network error: Unable to reach the API .*Please check your internet connection and ensure the API server is running\.$/,
    );
    expect(error.status).toBe(0);
  });

  it('a reply that breaks off', async () => {
    const error = await failure(() => breakingOff(new TypeError('terminated')));
    expect(error.kind).toBe('network');
  });

  it('an upload that its storage refused, with what it said', async () => {
    const refused = new Response('<Code>EntityTooLarge</Code>', { status: 400, statusText: 'Bad Request' });
    expect(await uploadError(refused)).toMatchObject({
      message: 'Upload failed: 400 Bad Request <Code>EntityTooLarge</Code>',
      status: 400,
    });
    expect((await uploadError(new Response('', { status: 503 }))).message).toBe('Upload failed: 503');
  });
});
