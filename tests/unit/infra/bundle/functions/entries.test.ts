import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiFunctions, eventFunctions } from '#contracts/api/deployed-functions';
import type { Route } from '#contracts/api/route';
import { handlerPath, routes } from '#contracts/api/routes';
import { consumers } from '#contracts/platform/consumers';
import { deployedSources } from '../../../../../infra/bundle/functions/entries.ts';
import { bundle } from '../../../../../infra/bundle/functions/index.ts';

const ofStaff = apiFunctions(routes).filter(({ id }) => id.startsWith('staff'));
const followers = eventFunctions().filter(({ id }) => id.startsWith('follow'));
let folder: string;

beforeAll(async () => {
  // The SDK's clients are made at the import and called by no test here.
  vi.stubEnv('AWS_REGION', 'me-central-1');
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
  folder = await mkdtemp(join(tmpdir(), 'rihla-unit-'));
  const sources = deployedSources();
  await bundle(Object.fromEntries([...ofStaff, ...followers].map(({ id }) => [id, sources[id] ?? ''])), folder, {
    sharesCode: true,
  });
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function call(id: string, { method, path }: Pick<Route, 'path'> & { method: string }) {
  const { handler } = await import(pathToFileURL(join(folder, id, 'index.mjs')).href);
  const event = {
    ...{ httpMethod: method, resource: path, path, headers: {}, multiValueHeaders: {}, body: null },
    ...{ queryStringParameters: null, pathParameters: null, stageVariables: null },
    requestContext: { requestId: 'r1', identity: { sourceIp: '192.0.2.1' } },
  };
  const { statusCode, body, headers } = await handler(event, {} as Context);
  return { statusCode, headers, code: JSON.parse(body).code };
}

describe('a function of staff’s routes', () => {
  it.each(ofStaff)('$id has the routes of one folder, of staff only', ({ operations }) => {
    expect(new Set(operations.map((route) => handlerPath(route).split('/')[0])).size).toBe(1);
    for (const { access } of operations) expect(access).not.toBe('public');
  });

  it.each(ofStaff)('$id asks each of its routes’ callers for a session', async ({ id, operations }) => {
    for (const route of operations) {
      const { statusCode, code } = await call(id, route);
      expect([statusCode, code], route.id).toEqual([401, 'authentication_required']);
    }
  });

  it('answers 405 with all methods of the path, those of visitors too', async () => {
    const { statusCode, headers } = await call('staffPrograms', { method: 'PATCH', path: '/programs' });
    expect([statusCode, headers.Allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});

it.each(followers)('$id calls each of its consumers by name', async ({ id, operations }) => {
  const { handler } = await import(pathToFileURL(join(folder, id, 'index.mjs')).href);
  const noTime = { getRemainingTimeInMillis: () => 5000 } as Context;
  for (const one of operations) {
    expect(await handler({ Records: [], consumer: one.id }, noTime)).toEqual({ batchItemFailures: [] });
  }
  await expect(handler({ Records: [], consumer: 'nobody' }, noTime)).rejects.toThrow('nobody');
});

it('every consumer is in exactly one function', () => {
  const all = eventFunctions().flatMap(({ operations }) => operations.map(({ id }) => id));
  expect(all.toSorted()).toEqual(consumers.map(({ id }) => id).toSorted());
});

it('every route is in exactly one function, those of visitors alone', () => {
  const all = apiFunctions(routes);
  expect(all.flatMap(({ operations }) => operations.map(({ id }) => id)).toSorted()).toEqual(
    routes.map(({ id }) => id).toSorted(),
  );
  const ofVisitors = routes.filter(({ access }) => access === 'public').map(({ id }) => id);
  expect(
    all
      .filter(({ id }) => !id.startsWith('staff'))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ofVisitors.toSorted());
  expect(Object.keys(deployedSources())).toEqual(expect.arrayContaining(all.map(({ id }) => id)));
});
