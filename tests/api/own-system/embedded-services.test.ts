import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListTablesCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseClient, findRunning, readKeys } from '../../../infra/embedded/client.ts';
import { message, program } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { outbox } from '../../support/outbox.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { addStaffAccount } from '../../support/staff-account.ts';

const smallestGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Attacks on the parts that only the embedded system has: its database, its outbox and its own address. */
let dataDir: string;
let stack: Stack;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-services-'));
  // Without a proxy, as after `npm start`.
  stack = await startStack({ dataDir, environment: { TRUSTED_PROXIES: '0' } });
});

afterAll(async () => {
  await stack?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

describe('the database', () => {
  const endpoint = async () => (await findRunning(dataDir))?.database ?? '';
  /**
   * A call that a web page can send. dynalite requires an `Authorization` header of the right format, but does not
   * verify it.
   */
  const call = async (headers: Record<string, string>) =>
    fetch(await endpoint(), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-amz-json-1.0',
        'X-Amz-Target': 'DynamoDB_20120810.ListTables',
        'X-Amz-Date': new Date().toISOString().replace(/[-:]|\.\d+/g, ''),
        Authorization:
          'AWS4-HMAC-SHA256 Credential=any/20260101/any/dynamodb/aws4_request, SignedHeaders=host, Signature=any',
        ...headers,
      },
      body: '{}',
    });

  it('refuses calls without the keys of this instance', async () => {
    const unsigned = await call({});
    expect([unsigned.status, await unsigned.text()]).toEqual([403, expect.not.stringContaining('Enquiries')]);
    const { accessKeyId } = await readKeys(dataDir);
    const guesses = [
      { accessKeyId: 'local', secretAccessKey: 'local' },
      { accessKeyId, secretAccessKey: 'local' },
    ];
    for (const credentials of guesses) {
      const client = databaseClient({ endpoint: await endpoint(), credentials });
      await expect(client.send(new ListTablesCommand({}))).rejects.toThrow(/access key|signature/);
      const put = new PutItemCommand({ TableName: 'Staff', Item: { pk: { S: 'intruder@example.com' } } });
      await expect(client.send(put)).rejects.toThrow();
    }
  });

  it('refuses every web page and allows none to read a reply', async () => {
    for (const origin of ['https://evil.example', stack.url, 'null']) {
      for (const reply of [
        await call({ Origin: origin }),
        await fetch(await endpoint(), { headers: { Origin: origin } }),
        await fetch(await endpoint(), {
          method: 'OPTIONS',
          headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
        }),
      ]) {
        expect([reply.status, reply.headers.get('access-control-allow-origin')], origin).toEqual([403, null]);
      }
    }
  });

  it('answers callers with the keys', async () => {
    const client = databaseClient({ endpoint: await endpoint(), credentials: await readKeys(dataDir) });
    expect((await client.send(new ListTablesCommand({}))).TableNames).toContain('Enquiries');
  });
});

describe('the outbox', () => {
  const read = (headers: Record<string, string> = {}, address = `${stack.url}/_outbox.json`) =>
    fetch(address, { headers }).then(({ status }) => status);

  it.each([
    ['on this machine', {}],
    ['through a proxy', { 'X-Forwarded-For': '198.51.100.7' }],
    ['with a guessed session', { Cookie: 'session=forged' }],
  ])('is closed without the printed token to callers %s', async (_, headers) => {
    for (const path of ['/_outbox', '/_outbox.json', '/_outbox?token=guess', '/_outbox?token=']) {
      expect(await read(headers, stack.url + path)).toBe(403);
    }
  });

  it('is open to owners with a session, but not to others, who would get the owners’ links', async () => {
    const owner = new Client(stack.url);
    await owner.signIn(stack.adminEmail, stack.adminPassword);
    expect(await read({ Cookie: owner.cookie ?? '' })).toBe(200);
    await owner.delete('/session');
    expect(await read({ Cookie: owner.cookie ?? '' })).toBe(403);
    const account = await addStaffAccount({
      url: stack.url,
      owner: { email: stack.adminEmail, password: stack.adminPassword },
      outbox,
      role: 'agent',
    });
    const agent = new Client(stack.url);
    expect((await agent.signIn(account.email, account.password)).status).toBe(201);
    expect(await read({ Cookie: agent.cookie ?? '' })).toBe(403);
  });

  it('is open with the printed token', async () => {
    expect(await read({}, stack.outboxUrl)).toBe(200);
    expect(await read({ 'X-Forwarded-For': '198.51.100.7' }, stack.outboxUrl)).toBe(200);
  });

  it('keeps the token in its own links', async () => {
    const html = await (await fetch(`${stack.outboxUrl}&to=nobody`)).text();
    const { searchParams } = new URL(stack.outboxUrl);
    expect(html).toContain(`<input type="hidden" name="token" value="${searchParams.get('token')}">`);
    for (const [, href = ''] of html.matchAll(/href="(\?[^"]*)"/g)) expect(href).toContain('token=');
  });
});

describe('SITE_ORIGIN', () => {
  it('is not used for internal calls: enquiries are mailed and photos checked while it is unreachable', async () => {
    // Nothing listens on the discard port.
    const behind = await startStack({ environment: { SITE_ORIGIN: 'http://127.0.0.1:9' } });
    try {
      const visitor = new Client(behind.internalUrl);
      const { status } = await visitor.post('/messages', message({ email: 'mailed@example.com' }));
      expect(status).toBe(201);
      await eventually(async () => {
        const mails = await outbox(behind.url);
        expect(mails.flatMap(({ to }) => to)).toContain('mailed@example.com');
      });
      const staff = new Client(behind.internalUrl);
      await staff.signIn(behind.adminEmail, behind.adminPassword);
      const { id } = (await staff.post('/programs', program())).json.data;
      const form = new FormData();
      form.set('program_id', id);
      form.set('image', new Blob([smallestGif], { type: 'image/gif' }), 'dot.gif');
      expect((await staff.post('/programs/photos', form)).status).toBe(201);
      await eventually(async () => expect((await visitor.get(`/programs/${id}`)).json.data.photos).toHaveLength(1));
    } finally {
      await behind.stop();
    }
  }, 60_000);
});
