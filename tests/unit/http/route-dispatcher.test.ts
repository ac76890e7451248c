import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { expect, it, vi } from 'vitest';
import type { Handler } from '../../../functions/http/handler.ts';
import { routeDispatcher } from '../../../functions/http/route-dispatcher.ts';

const answering =
  (name: string): Handler =>
  async () => ({ statusCode: 200, body: name });
const dispatch = routeDispatcher({
  handlers: {
    'GET /team': answering('listTeam'),
    'POST /team': answering('inviteMember'),
    'PATCH /team/{id}': answering('changeMember'),
  },
  allowed: { '/team': ['GET', 'HEAD', 'POST'], '/team/{id}': ['PATCH', 'DELETE'] },
});

const call = (httpMethod: string, resource: string, headers: Record<string, string> = {}) =>
  dispatch(
    {
      ...{ httpMethod, resource, headers, multiValueHeaders: {}, stageVariables: null },
      requestContext: { requestId: 'r1', identity: { sourceIp: '192.0.2.1' } },
    } as unknown as APIGatewayProxyEvent,
    {} as Context,
  );

it.each([
  ['GET', '/team', 'listTeam'],
  ['HEAD', '/team', 'listTeam'],
  ['POST', '/team', 'inviteMember'],
  ['PATCH', '/team/{id}', 'changeMember'],
])('passes %s %s to %s', async (method, path, name) => {
  expect((await call(method, path)).body).toBe(name);
});

it.each([
  ['DELETE', '/team', 'GET, HEAD, POST'],
  ['OPTIONS', '/team', 'GET, HEAD, POST'],
  // Another function's method of the path.
  ['GET', '/team/{id}', 'PATCH, DELETE'],
  ['HEAD', '/team/{id}', 'PATCH, DELETE'],
  ['toString', '', ''],
])('answers 405 to %s %s with what the path allows, as the embedded gateway does', async (method, path, allowed) => {
  const { statusCode, headers = {}, body } = await call(method, path, { 'accept-language': 'en' });
  expect([statusCode, headers.Allow]).toEqual([405, allowed]);
  expect(headers).toMatchObject({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
  expect(JSON.parse(body)).toMatchObject({ code: 'method_not_allowed', title: 'Method not allowed', request_id: 'r1' });
});

it('refuses calls past the CDN before it says what a path allows', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'required');
  try {
    expect((await call('DELETE', '/team')).statusCode).toBe(403);
  } finally {
    vi.unstubAllEnvs();
  }
});
