import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DescribeTableCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type TableName, tables } from '#contracts/platform/resources';
import type { PageRenderer } from '#contracts/website/renderer';
import { sweepExpired } from '../../../../infra/embedded/database/expiry.ts';
import { databaseClient, openDatabase } from '../../../../infra/embedded/database/index.ts';
import { startServer } from '../../../../infra/embedded/index.ts';
import { findRunning } from '../../../../infra/embedded/instance.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { reply } from '../../logic/catalogue/program.ts';

/** Handlers in place of the real ones; `more` has their code by name. */
async function options(dataDir: string, consumer = 'async () => {}', more: Record<string, string> = {}) {
  const functionsFolder = join(dataDir, 'functions');
  const handlers = { getHealth: "() => ({ statusCode: 200, body: 'well' })", processPhoto: consumer, ...more };
  for (const [name, code] of Object.entries(handlers)) {
    await mkdir(join(functionsFolder, name), { recursive: true });
    await writeFile(join(functionsFolder, name, 'index.mjs'), `export const handler = ${code};`);
  }
  return {
    host: '127.0.0.1',
    port: 0,
    dataDir,
    functionsFolder,
    siteFolder: join(dataDir, 'site'),
  };
}

const awsClient = (environment: Record<string, string>) => ({
  region: environment.AWS_REGION,
  credentials: {
    accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
  },
});

it('serves the API, captures mail and closes cleanly', async () => {
  const server = await startServer(await options(await temporaryFolder()));
  const { url, environment } = server;
  expect(await (await fetch(`${url}/api/health`)).text()).toBe('well');

  const mail = new SESv2Client({ ...awsClient(environment), endpoint: environment.AWS_ENDPOINT_URL_SESV2 });
  const text = (Data: string) => ({ Data });
  const message = (to: string, from = '=?UTF-8?B?2LHYrdmE2Kk=?= <a@rihla.example>') =>
    new SendEmailCommand({
      FromEmailAddress: from,
      ReplyToAddresses: ['desk@x.example'],
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: text('مرحبا <b>'),
          Body: { Text: text('see http://x.example/a'), Html: text('<p>"hi"</p>') },
        },
      },
    });
  await mail.send(message('first@x.example'));
  await mail.send(message('second@x.example'));
  const outboxAt = (extension: string) => server.outboxUrl.replace('/_outbox', `/_outbox${extension}`);
  const outbox = await (await fetch(outboxAt('.json'))).json();
  expect(outbox).toMatchObject([{ to: ['second@x.example'] }, { to: ['first@x.example'], subject: 'مرحبا <b>' }]);
  const page = await fetch(outboxAt(''));
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain('مرحبا &lt;b&gt;');
  expect(html).toContain('<dt>From</dt><dd><bdi>رحلة &lt;a@rihla.example&gt;</bdi>');
  expect(html).toContain('<dt>Reply-To</dt><dd><bdi>desk@x.example</bdi>');
  expect(html).not.toContain('<p>"hi"</p>');
  const filtered = await (await fetch(`${outboxAt('')}&to=FIRST@&view=text`)).text();
  expect(filtered).toContain('<a href="http://x.example/a">');
  expect(filtered).toContain('1 message, newest first');
  expect(await (await fetch(`${outboxAt('.json')}&to=first@`)).json()).toMatchObject([{ to: ['first@x.example'] }]);

  for (const from of ['رحلة <a@rihla.example>', 'Rihla\r\nBcc: b@x.example <a@rihla.example>']) {
    await expect(mail.send(message('third@x.example', from))).rejects.toThrow('not a simple one');
  }
  const unsigned = await fetch(`${environment.AWS_ENDPOINT_URL_SESV2}/v2/email/outbound-emails`, {
    method: 'POST',
    body: '{}',
  });
  expect(unsigned.status).toBe(403);
  await server.close();
  await expect(fetch(url)).rejects.toThrow();
});

it('refuses a second instance on the same data and a taken port, in one sentence each', async () => {
  const dataDir = await temporaryFolder();
  const server = await startServer(await options(dataDir));
  onTestFinished(server.close);
  await expect(startServer(await options(dataDir))).rejects.toThrow(
    `The system is already running at ${server.url} with the data in ${dataDir}.`,
  );
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const second = { ...(await options(await temporaryFolder())), port };
  await expect(startServer(second)).rejects.toThrow(`Port ${port} is taken; set PORT to a free one`);
});

it('takes over the data folder of a killed instance', async () => {
  const dataDir = await temporaryFolder();
  const stale = { pid: process.pid, url: 'http://localhost:1', database: 'http://127.0.0.1:1' };
  await writeFile(join(dataDir, 'runtime.json'), JSON.stringify(stale));
  const server = await startServer(await options(dataDir));
  expect(await findRunning(dataDir)).toMatchObject({ url: server.url });
  await server.close();
  expect(await findRunning(dataDir)).toBeUndefined();
});

it('refuses an unusable data folder', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, 'file'), '');
  const broken = { ...(await options(dataDir)), dataDir: join(dataDir, 'file/below') };
  await expect(startServer(broken)).rejects.toThrow(/cannot be written to/);
});

it('processes leftover uploads at the next start', async () => {
  const dataDir = await temporaryFolder();
  const first = await startServer(await options(dataDir, "() => { throw new Error('down') }"));
  const storage = new S3Client({
    ...awsClient(first.environment),
    endpoint: first.environment.AWS_ENDPOINT_URL_S3,
    forcePathStyle: true,
  });
  const Bucket = first.environment.PHOTOS_BUCKET;
  await storage.send(new PutObjectCommand({ Bucket, Key: 'uploads/p/1', Body: 'x' }));
  await first.close();

  const second = await startServer(await options(dataDir, "(event) => console.log('got', event.detail.object.key)"));
  onTestFinished(second.close);
  // Photos have a process of their own, which takes a moment to start.
  await vi.waitFor(
    async () => expect(await readFile(join(dataDir, 'functions.log'), 'utf8')).toContain('got uploads/p/1'),
    { timeout: 15_000 },
  );
});

it('has every table of the contracts, keeps items across a restart and survives a caller that disconnects', async () => {
  const dataDir = await temporaryFolder();
  const first = await openDatabase(dataDir);
  const client = databaseClient(first);
  for (const name of Object.keys(tables) as TableName[]) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    expect(Table?.KeySchema?.map(({ AttributeName }) => AttributeName)).toEqual([...tables[name].key]);
  }
  await client.send(new PutItemCommand({ TableName: 'Staff', Item: { pk: { S: 'a' } } }));
  await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      fetch(first.endpoint, { method: 'POST', body: 'x', signal: AbortSignal.timeout(1) }),
    ),
  );
  client.destroy();
  await first.close();

  const second = await openDatabase(dataDir);
  onTestFinished(second.close);
  const { Item } = await databaseClient(second).send(
    new GetItemCommand({ TableName: 'Staff', Key: { pk: { S: 'a' } } }),
  );
  expect(Item).toBeDefined();
});

it('reports that another process holds the database', async () => {
  const dataDir = await temporaryFolder();
  const first = await openDatabase(dataDir);
  onTestFinished(first.close);
  await expect(openDatabase(dataDir)).rejects.toThrow(/is in use by another process/);
});

it('deletes expired items and no others', async () => {
  const database = await openDatabase(await temporaryFolder());
  onTestFinished(database.close);
  const client = databaseClient(database);
  const seconds = Math.floor(Date.now() / 1000);
  const keys = {
    Sessions: (id: string) => ({ pk: { S: id } }),
    Audit: (id: string) => ({ pk: { S: 'a' }, sk: { S: id } }),
  };
  for (const [TableName, keyOf] of Object.entries(keys)) {
    for (const [id, expires] of Object.entries({ old: seconds - 10, fresh: seconds + 1000 })) {
      const Item = { ...keyOf(id), expires_at: { N: String(expires) } };
      await client.send(new PutItemCommand({ TableName, Item }));
    }
  }
  await sweepExpired(client);
  for (const [TableName, keyOf] of Object.entries(keys)) {
    const has = async (id: string) =>
      (await client.send(new GetItemCommand({ TableName, Key: keyOf(id) }))).Item !== undefined;
    expect([await has('old'), await has('fresh')], TableName).toEqual([false, true]);
  }
});

it('reads a program for its pages only when it has changed, and then at once', async () => {
  const listPrograms = `(() => {
    let reads = 0;
    return () => ({ statusCode: 200, body: JSON.stringify({ data: [{ ...${JSON.stringify(reply())}, id: 'read ' + ++reads }] }) });
  })()`;
  const getProgram = `({ pathParameters: { id } }) =>
    ({ statusCode: 200, body: JSON.stringify({ data: { ...${JSON.stringify(reply())}, id } }) })`;
  const renderer: PageRenderer = {
    build: '1',
    renderPage: async ({ programs }) => ({ html: `${programs?.map(({ id }) => id).sort()}`, found: true }),
  };
  const folder = await temporaryFolder();
  const server = await startServer({ ...(await options(folder, undefined, { listPrograms, getProgram })), renderer });
  onTestFinished(() => server.close());
  const client = new DynamoDBClient({
    ...awsClient(server.environment),
    endpoint: server.environment.AWS_ENDPOINT_URL_DYNAMODB,
  });
  const write = (TableName: TableName, pk: string, sk: string) =>
    client.send(new PutItemCommand({ TableName, Item: { pk: { S: pk }, sk: { S: sk } } }));
  const read = async (path: string) => (await fetch(`${server.url}${path}`)).text();

  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const path of ['/', '/programs', '/program/read%201', '/']) {
    expect(await read(path)).toBe('read 1');
    expect(JSON.parse(await read('/data/featured.json')).data).toMatchObject([{ id: 'read 1' }]);
    await write('Enquiries', 'hotel', path);
    vi.advanceTimersByTime(5000);
  }
  for (const [number, shown] of [
    ['2', '2,read 1'],
    ['3', '2,3,read 1'],
    ['4', '2,3,4,read 1'],
  ] as const) {
    await write('Programs', 'PROGRAM', number);
    expect(await read('/')).toBe(shown);
  }
});
