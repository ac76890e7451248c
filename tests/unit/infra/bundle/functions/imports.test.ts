import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openapiDocument } from '#contracts/openapi';
import { bundle, handlerSources } from '../../../../../infra/bundle/functions/index.ts';

const operations = ['getHealth', 'getOpenapi', 'listPrograms', 'createMessage'];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-unit-'));
  const sources = handlerSources();
  await bundle(Object.fromEntries(operations.map((id) => [id, sources[id] ?? ''])), folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = (operation: string) => join(folder, operation, 'index.mjs');
const codeOf = (operation: string) => readFile(fileOf(operation), 'utf8');

it('functions that read no table do not bundle the database client', async () => {
  expect(await codeOf('listPrograms')).toContain('DynamoDB');
  for (const operation of ['getHealth', 'getOpenapi']) expect(await codeOf(operation)).not.toContain('DynamoDB');
});

it('only functions that parse phone numbers bundle their metadata', async () => {
  const metadata = 'country_calling_codes';
  expect(await codeOf('createMessage')).toContain(metadata);
  for (const operation of ['getHealth', 'getOpenapi', 'listPrograms']) {
    expect(await codeOf(operation)).not.toContain(metadata);
  }
});

it('a function leaves out the routes and schemas that it does not use', async () => {
  const code = await codeOf('listPrograms');
  expect(code).toContain('listPrograms');
  for (const other of ['createProgram', 'signIn', 'inviteMember']) expect(code).not.toContain(other);
  expect(await codeOf('getHealth')).not.toContain('getOpenapi');
});

it('the functions never look for configuration files, which Lambda does not have', async () => {
  for (const operation of operations) expect(await codeOf(operation)).not.toContain('AWS_SHARED_CREDENTIALS_FILE');
});

it('the functions bring no code that reads event streams', async () => {
  for (const operation of operations) expect(await codeOf(operation)).not.toContain(':event-type');
});

it('the bundled function returns the contracts’ document', async () => {
  const { handler } = await import(pathToFileURL(fileOf('getOpenapi')).href);
  const event: Partial<APIGatewayProxyEvent> = {
    httpMethod: 'GET',
    headers: {},
    multiValueHeaders: {},
    requestContext: { requestId: '1', identity: { sourceIp: '192.0.2.1' } } as APIGatewayProxyEvent['requestContext'],
  };
  const { statusCode, body } = await handler(event, {} as Context);
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(openapiDocument('__Host-session'))));
});
