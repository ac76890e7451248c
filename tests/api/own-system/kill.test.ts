import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { message, program } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { type Stack, startStack } from '../../support/stack.ts';

const rounds = 4;
const writers = 6;

/** An enquiry sent with an idempotency key, and its reply if one came. */
interface Attempt {
  key: string;
  name: string;
  acknowledged?: { id: string };
}

let dataDir: string;
let stack: Stack;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-kill-'));
});

afterEach(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const post = ({ key, name }: Attempt) =>
  new Client(stack.url).post('/messages', message({ name }), { headers: { 'Idempotency-Key': key } });

/** Writes until the process is killed. */
async function writeUntilDeath(attempts: Attempt[], signal: AbortSignal) {
  while (!signal.aborted) {
    const attempt: Attempt = { key: randomUUID(), name: randomUUID() };
    attempts.push(attempt);
    const answer = await post(attempt).catch(() => undefined);
    if (answer?.status === 201) attempt.acknowledged = answer.json.data;
  }
}

const countAcknowledged = (attempts: Attempt[]) => attempts.filter(({ acknowledged }) => acknowledged).length;

async function staffOf({ url, adminEmail, adminPassword }: Stack) {
  const staff = new Client(url);
  expect((await staff.signIn(adminEmail, adminPassword)).status).toBe(201);
  return staff;
}

async function allMessages(staff: Client, filter = '') {
  const found: { id: string; name: string }[] = [];
  let cursor = '';
  do {
    const { status, json } = await staff.get(`/messages?limit=100${filter}${cursor}`);
    expect(status).toBe(200);
    found.push(...json.data);
    cursor = json.next_cursor ? `&cursor=${json.next_cursor}` : '';
  } while (cursor);
  return found;
}

describe('killing the process at any moment', () => {
  it('loses no acknowledged enquiry, writes none partially, and duplicates none on a retry', async () => {
    const attempts: Attempt[] = [];
    for (let round = 0; round < rounds; round++) {
      stack = await startStack({ dataDir });
      const controller = new AbortController();
      const writing = Array.from({ length: writers }, () => writeUntilDeath(attempts, controller.signal));
      // Waits for some replies, however slow the machine, then for a random time.
      await eventually(() => expect(countAcknowledged(attempts)).toBeGreaterThan((round + 1) * 12));
      await wait(Math.random() * 700);
      await stack.kill();
      controller.abort();
      await Promise.all(writing);
    }

    stack = await startStack({ dataDir });
    const staff = await staffOf(stack);
    const survived = new Map((await allMessages(staff)).map(({ id, name }) => [name, id]));
    for (const { name, acknowledged } of attempts) {
      if (acknowledged) expect(survived.get(name)).toBe(acknowledged.id);
    }
    for (const attempt of attempts) {
      const { status, json } = await post(attempt);
      expect(status).toBe(201);
      if (attempt.acknowledged) expect(json.data.id).toBe(attempt.acknowledged.id);
    }
    const names = attempts.map(({ name }) => name).sort();
    // Reads the table and an index.
    for (const filter of ['', '&status=new']) {
      expect((await allMessages(staff, filter)).map(({ name }) => name).sort()).toEqual(names);
    }
  }, 180_000);

  it('finishes a photo whose upload was stored but not yet checked', async () => {
    stack = await startStack({ dataDir });
    const staff = await staffOf(stack);
    const { id } = (await staff.post('/programs', program())).json.data;
    // The smallest possible picture.
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const asked = await staff.post('/programs/photos', {
      program_id: id,
      file_name: 'dot.gif',
      content_type: 'image/gif',
      size: gif.length,
    });
    const { url, method, headers } = asked.json.data.upload;
    const stored = fetch(url, { method, headers, body: gif }).then(({ status }) => status);
    // Once the storage has answered 200, the photo must appear, whenever the process is killed.
    const status = await stored.catch(() => 0);
    await stack.kill();
    expect(status).toBe(200);
    stack = await startStack({ dataDir, port: Number(new URL(stack.url).port) });
    const again = await staffOf(stack);
    await expect
      .poll(async () => (await again.get(`/programs/${id}`)).json.data.photos.length, { timeout: 10_000 })
      .toBe(1);
  }, 60_000);
});
