import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { program } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { type Stack, startStack } from '../../support/stack.ts';

const rounds = 3;

let dataDir: string;
let stack: Stack;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-kill-publishing-'));
});

afterAll(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The numbers of the last text that was sent, saved and published; a text's name is its number. */
interface Typed {
  sent: number;
  saved: number;
  published: number;
  /** The number of acknowledged publications. A kill in one leaves its number out. */
  publications: number;
}

async function signedIn(): Promise<Client> {
  const staff = new Client(stack.url);
  expect((await staff.signIn(stack.adminEmail, stack.adminPassword)).status).toBe(201);
  return staff;
}

async function stateOf(staff: Client, id: string) {
  const { trip_name, version } = (await staff.get(`/programs/${id}/current`)).json.data;
  const draft = (await staff.get(`/programs/${id}/draft`)).json.data;
  return { published: Number(trip_name), version, rev: draft?.rev ?? 0, draft: Number(draft?.content.trip_name ?? 0) };
}

/** Saves drafts and publishes every third, until the process is killed. */
async function typeUntilDeath(staff: Client, id: string, typed: Typed, signal: AbortSignal) {
  let { rev, version } = await stateOf(staff, id);
  while (!signal.aborted) {
    typed.sent += 1;
    const body = { content: program({ trip_name: String(typed.sent) }), rev, based_on: version };
    const saved = await staff.put(`/programs/${id}/draft`, body).catch(() => undefined);
    if (saved?.status !== 200) return;
    typed.saved = typed.sent;
    rev = saved.json.data.rev;
    if (typed.sent % 3 !== 0) continue;
    const published = await staff
      .post(`/programs/${id}/publications`, { rev, note: null, publish_at: null })
      .catch(() => undefined);
    if (published?.status !== 200) return;
    typed.published = typed.sent;
    typed.publications += 1;
    [rev, version] = [0, published.json.data.version];
  }
}

it('loses no draft and no publication that was acknowledged when the process is killed', async () => {
  stack = await startStack({ dataDir });
  let staff = await signedIn();
  const { id } = (await staff.post('/programs', program({ trip_name: '0' }))).json.data;
  const typed: Typed = { sent: 0, saved: 0, published: 0, publications: 0 };
  for (let round = 1; round <= rounds; round++) {
    const controller = new AbortController();
    const typing = typeUntilDeath(staff, id, typed, controller.signal);
    await eventually(() => expect(typed.saved).toBeGreaterThan(round * 8));
    await wait(Math.random() * 300);
    await stack.kill();
    controller.abort();
    await typing;

    stack = await startStack({ dataDir });
    staff = await signedIn();
    const { published, draft } = await stateOf(staff, id);
    expect(Math.max(published, draft)).toBeGreaterThanOrEqual(typed.saved);
    expect(published).toBeGreaterThanOrEqual(typed.published);
    const read = await new Client(stack.url).get(`/programs/${id}`);
    expect(read.json.data.trip_name).toBe(String(published));
  }
  const history: { version: number }[] = (await staff.get(`/programs/${id}/versions`)).json.data;
  expect(history.length).toBeGreaterThanOrEqual(typed.publications);
}, 180_000);
