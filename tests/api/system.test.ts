import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { FieldError } from '#contracts/api/problem';
import { message } from '../support/bodies.ts';
import { Client, staffClient } from '../support/client.ts';
import { needs } from '../support/needs.ts';

const visitor = new Client();

describe('the API', () => {
  it('reports its health', async () => {
    const { status, json, headers } = await visitor.get('/health');
    expect([status, json]).toEqual([200, { data: { status: 'ok' } }]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends security headers with replies and problems', async () => {
    for (const path of ['/health', '/programs/nothing']) {
      const { headers } = await visitor.get(path);
      expect(Object.fromEntries(headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(headers.get('strict-transport-security'), path).toBeNull();
    }
  });

  it('describes itself as OpenAPI 3.1', async () => {
    const { status, json } = await visitor.get('/openapi.json');
    expect(status).toBe(200);
    expect((await new Validator().validate(json)).valid).toBe(true);
  });

  it.for(['/nothing', '/programs/a/b/c', '/', '//'])('answers 404 as JSON to %s', async (path, context) => {
    needs('gateway')(context);
    const { status, json, headers } = await visitor.get(path);
    expect([status, json.code]).toEqual([404, 'route_not_found']);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  it.for([
    ['PATCH', '/programs'],
    ['DELETE', '/hotels'],
    ['GET', '/programs/photos'],
  ] as const)('answers 405 or 404 as JSON to %s %s', async ([method, path], context) => {
    needs('gateway')(context);
    const { status, json, headers } = await visitor.send(method, path);
    expect([404, 405]).toContain(status);
    if (status === 405) {
      expect(json.code).toBe('method_not_allowed');
      expect(headers.get('allow')).toMatch(/[A-Z]/);
    }
  });
});

describe('HEAD', () => {
  it('returns the same as GET, without the body', async () => {
    const staff = await staffClient();
    for (const path of [
      '/health',
      '/openapi.json',
      '/programs?limit=1',
      '/session',
      '/overview/new',
      '/programs/nothing',
    ]) {
      const [head, get] = [await staff.send('HEAD', path), await staff.get(path)];
      expect([head.status, head.json], path).toEqual([get.status, '']);
      for (const name of ['content-type', 'cache-control', 'etag', 'x-content-type-options']) {
        expect(head.headers.get(name), `${path} ${name}`).toBe(get.headers.get(name));
      }
    }
  });

  it('returns the length of a GET', async (context) => {
    needs('gateway')(context);
    const [head, get] = [await visitor.send('HEAD', '/health'), await visitor.get('/health')];
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  });

  it('requires staff where GET does', async () => {
    expect((await visitor.send('HEAD', '/requests')).status).toBe(401);
  });
});

describe('a bad body', () => {
  it.each(['{', 'name=x', '', '{"name":}'])('of %o is 400 malformed_json', async (body) => {
    const { status, json } = await visitor.post('/messages', body);
    expect([status, json.code]).toEqual([400, 'malformed_json']);
  });

  it.each(['[]', 'null', '"text"', '7'])('of %s is 422', async (body) => {
    for (const form of ['/messages', '/hotels', '/flight-requests', '/customs']) {
      expect((await visitor.post(form, body)).status, form).toBe(422);
    }
  });

  it('of null is 422 even if every field is optional', async () => {
    expect((await (await staffClient()).post('/requests/searches', 'null')).status).toBe(422);
  });

  it.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s is 415',
    async (type, context) => {
      if (type.startsWith('multipart')) needs('formData')(context);
      const { status, json } = await visitor.post('/messages', 'x=1', { headers: { 'Content-Type': type } });
      expect([status, json.code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it('over 256 kB is 413', async () => {
    const { status, json } = await visitor.post('/messages', message({ message: 'x'.repeat(300_000) }));
    expect([status, json.code]).toEqual([413, 'body_too_large']);
  });

  it.each(['[]', '"text"', '7'])('of %s is described in a whole sentence', async (body) => {
    const told = async (language: 'ar' | 'en') =>
      (await visitor.post('/messages', body, { language })).json.errors.map(({ message }: FieldError) => message);
    expect(await told('en')).toEqual(['The request has the wrong type.']);
    expect(await told('ar')).toEqual(['قيمة حقل «محتوى الطلب» من نوع غير صحيح.']);
  });

  it('cannot set a prototype', async () => {
    const { status } = await visitor.post('/messages', '{"__proto__":{"name":"x"},"name":"y"}');
    expect([400, 422]).toContain(status);
  });

  it('never causes a 500', async () => {
    const values = [null, true, -1, 1e308, '', '\u0000', '\ud800', [], {}, [[]], { name: {} }, 'x'.repeat(9000)];
    for (const path of ['/flight-requests', '/hotels', '/customs', '/messages', '/session', '/password-resets']) {
      for (const value of values) {
        const fields = ['name', 'phone', 'email', 'from_date', 'legs', 'adults', 'message', 'password', 'program_id'];
        const { status } = await visitor.post(path, Object.fromEntries(fields.map((field) => [field, value])));
        expect(status, `${path} ${JSON.stringify(value)}`).toBeLessThan(500);
      }
    }
  });
});
