import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseClient, readKeys } from '../../../infra/embedded/client.ts';
import { message } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { outbox } from '../../support/outbox.ts';
import { type Stack, startStack } from '../../support/stack.ts';

const root = join(import.meta.dirname, '../../..');
let dataDir: string;
let stack: Stack;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-letters-'));
});

afterEach(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Causes a mail outage: with a file in place of its folder, the mail service answers with an error. */
const breakMail = async () => {
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
  await writeFile(join(dataDir, 'outbox'), '');
};
const mendMail = () => rm(join(dataDir, 'outbox'));

const send = async (email: string) => (await new Client(stack.url).post('/messages', message({ email }))).json.data;
const receivers = async () => (await outbox(stack.url)).flatMap(({ to }) => to).toSorted();
const letters = async () => readdir(join(dataDir, 'dead-letters')).catch(() => []);

/** Runs `npm run redrive`; returns its exit code and output. */
async function redrive(...options: string[]) {
  const done = promisify(execFile)(process.execPath, ['scripts/redrive.ts', ...options], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  return done.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

describe('while mail is down', () => {
  it('stores an enquiry, and mails it once after a kill and a restart with mail', async () => {
    stack = await startStack({ dataDir });
    await breakMail();
    await send('delayed@example.com');
    const delayed = async () =>
      (await readFile(join(dataDir, 'functions.log'), 'utf8')).split('event delayed').length - 1;
    await eventually(async () => expect(await delayed()).toBeGreaterThanOrEqual(2));
    await stack.kill();
    expect((await redrive()).output).toMatch(/does not run/);
    await mendMail();

    // A minute later: the kill may have left a mail claimed, which lasts 35 seconds.
    const startsAt = new Date(Date.now() + 60_000);
    stack = await startStack({ dataDir, startsAt, environment: { EVENT_PATIENCE: '0' } });
    await eventually(async () => expect(await receivers()).toEqual(['delayed@example.com', stack.adminEmail]));
    expect(await letters()).toEqual([]);
  }, 60_000);

  it('parks events with a reason after EVENT_PATIENCE seconds; a replay mails them, to a corrected address, and keeps one that cannot be handled', async () => {
    stack = await startStack({ dataDir, environment: { EVENT_PATIENCE: '0' } });
    const { database: endpoint } = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8'));
    const client = databaseClient({ endpoint, credentials: await readKeys(dataDir) });
    const unreadable = marshall({ pk: 'flight', sk: 'unreadable', history: [] });
    await client.send(new PutItemCommand({ TableName: 'Enquiries', Item: unreadable }));
    client.destroy();
    await breakMail();
    const { id, reference } = await send('stranger@example.com');
    await eventually(async () => expect(await letters()).toHaveLength(6));
    const staff = new Client(stack.url);
    await staff.signIn(stack.adminEmail, stack.adminPassword);
    const { consent: _, ...body } = message({ email: 'parked@example.com' });
    const correction = { ...body, type: 'message', language: 'en', version: 1 };
    expect((await staff.put(`/requests/message/${id}`, correction)).status).toBe(200);

    const listed = await redrive('--dry-run');
    expect(listed.code).toBe(0);
    expect(listed.output).toMatch(/^Waits: notifyStaff, failed [^:]+:[^:]+:[^:]+: \w/m);
    expect(listed.output).toContain('0 handled, 6 waiting.');
    await mendMail();
    const replayed = await redrive();
    expect(replayed).toMatchObject({ code: 1, output: expect.stringContaining('2 handled, 4 waiting.') });
    expect(await receivers()).toEqual(['parked@example.com', stack.adminEmail]);
    expect((await outbox(stack.url)).every(({ subject }) => subject.includes(reference))).toBe(true);
    expect((await redrive()).output).toContain('0 handled, 4 waiting.');
    expect(await letters()).toHaveLength(4);
  }, 60_000);
});
