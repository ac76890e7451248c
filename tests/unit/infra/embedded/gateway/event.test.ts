import { request } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import { serveGateway } from './serve-gateway.ts';

let origin: string;

beforeEach(async () => {
  ({ origin } = await serveGateway());
});

const echo = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${origin}/api${path}`, init);
  return (await response.json()) as { event: APIGatewayProxyEvent; name: string; left: number };
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

it('passes on only the query parameters of the contract, as the CDN does', async () => {
  const { event } = await echo('/listed?limit=1&bust=2&cursor=a&cursor=b&fresh');
  expect(event.multiValueQueryStringParameters).toEqual({ limit: ['1'], cursor: ['a', 'b'] });
  expect(event.queryStringParameters).toEqual({ limit: '1', cursor: 'b' });
});
