import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openapiDocument } from '#contracts/api/openapi';
import { handlerSources } from '../../../../../infra/bundle/functions/handler-sources.ts';
import { bundle } from '../../../../../infra/bundle/functions/index.ts';

const operations = ['getHealth', 'getOpenapi', 'listPrograms', 'createMessage', 'signIn'];
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

it('the functions of the embedded server, which one thread loads, share what several need', async () => {
  const { createMessage = '', createHotelRequest = '' } = handlerSources();
  const shared = join(folder, 'shared');
  await bundle({ createMessage, createHotelRequest }, shared, { sharesCode: true });
  const files = (await readdir(shared, { recursive: true })).filter((name) => name.endsWith('.mjs'));
  const codes = await Promise.all(files.map((name) => readFile(join(shared, name), 'utf8')));
  for (const part of ['country_calling_codes', 'DynamoDB_20120810']) {
    expect(codes.filter((code) => code.includes(part))).toHaveLength(1);
  }
  expect(Object.keys(await import(pathToFileURL(join(shared, 'createMessage/index.mjs')).href))).toEqual(['handler']);
});

it('a function leaves out the routes and schemas that it does not use', async () => {
  const code = await codeOf('listPrograms');
  expect(code).toContain('listPrograms');
  for (const other of ['createProgram', 'signIn', 'inviteMember']) expect(code).not.toContain(other);
  expect(await codeOf('getHealth')).not.toContain('getOpenapi');
  const [toDelete, consumers] = ['Move a ', 'publishProgram'];
  for (const other of [toDelete, consumers]) expect(await codeOf('createMessage')).not.toContain(other);
});

it('a function that receives one kind of enquiry leaves out the fields of the others', async () => {
  const code = await codeOf('createMessage');
  expect(code).toContain('"longText"');
  for (const option of ['economy', 'luxury', 'couple']) expect(code).not.toContain(`"${option}"`);
});

it('a function that checks no input leaves out zod', async () => {
  expect(await codeOf('createMessage')).toContain('_zod');
  for (const operation of ['getHealth', 'getOpenapi']) expect(await codeOf(operation)).not.toContain('_zod');
});

it('a function that visitors call and that records nothing leaves out the audit trail', async () => {
  const visited = operations.filter((operation) => operation !== 'signIn');
  for (const operation of visited) expect(await codeOf(operation)).not.toContain('person_searched');
});

it('a function that sets no password bundles no list of common ones', async () => {
  expect((await codeOf('signIn')).includes('trustno1')).toBe(false);
});

it('a function that receives enquiries makes no pattern with every letter of Unicode when it is imported', async () => {
  const code = `const made = [];
    globalThis.RegExp = new Proxy(RegExp, { construct: (type, [source, flags]) => (made.push(String(source)), new type(source, flags)) });
    import(${JSON.stringify(fileOf('createMessage'))}).then(() => console.log(JSON.stringify(made)))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', code]);
  const made: string[] = JSON.parse(stdout);
  expect(made.length).toBeGreaterThan(20);
  expect(made.filter((source) => source.includes('\\p{L}'))).toEqual([]);
});

it('a function loads no built-in module that its import does not use', async () => {
  const code = `import(${JSON.stringify(fileOf('getHealth'))}).then(() => console.log(process.moduleLoadList.join('\\n')))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', code]);
  const loaded = stdout.split('\n');
  expect(loaded).toContain('NativeModule async_hooks');
  for (const name of ['crypto', 'http']) expect(loaded).not.toContain(`NativeModule ${name}`);
});

it('built-in modules that load late work like imported ones', async () => {
  const source = join(folder, 'late.ts');
  await writeFile(
    source,
    `import { execFile } from 'node:child_process';
    import { createHash, Hash } from 'node:crypto';
    import * as fs from 'node:fs';
    import { STATUS_CODES } from 'node:http';
    import path from 'node:path';
    import { promisify } from 'node:util';
    const { stdout } = await promisify(execFile)(process.execPath, ['-p', '1']);
    const hash = createHash('sha256');
    export const seen = [stdout, hash instanceof Hash, fs.existsSync('/'), STATUS_CODES[404], path.join('a', 'b')];`,
  );
  await bundle({ late: source }, folder);
  const { seen } = await import(pathToFileURL(fileOf('late')).href);
  expect(seen).toEqual(['1\n', true, true, 'Not Found', join('a', 'b')]);
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
