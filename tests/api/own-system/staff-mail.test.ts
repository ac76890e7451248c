import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { message } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { deliver } from '../../support/deliver.ts';
import { eventually } from '../../support/eventually.ts';
import { bounceOf } from '../../support/mail-reports.ts';
import { outbox } from '../../support/outbox.ts';
import { type Stack, startStack } from '../../support/stack.ts';

let dataDir: string;
let stack: Stack;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-staff-mail-'));
  stack = await startStack({ dataDir, environment: { STAFF_MAIL_SINGLES: '', STAFF_LANGUAGE: 'en' } });
});

afterAll(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const inTenMinutes = () => ({
  source: 'aws.events',
  'detail-type': 'Scheduled Event',
  time: new Date(Date.now() + 20 * 60_000).toISOString(),
});
const mailsToStaff = async () => (await outbox(stack.url)).filter(({ to }) => to.includes(stack.adminEmail));

it('mails a flood of enquiries to staff in few mails, each enquiry in exactly one', async () => {
  const post = (index: number) => new Client(stack.url).post('/messages', message({ email: `v${index}@example.com` }));
  const answers = await Promise.all(Array.from({ length: 45 }, (_, index) => post(index)));
  const references: string[] = answers.map(({ json }) => json.data.reference);
  // All are confirmed, so most events are handled; the summary waits for the rest. A busy machine needs its time for them.
  const allConfirmed = async () => expect(await outbox(stack.url)).toHaveLength(45 + (await mailsToStaff()).length);
  await eventually(allConfirmed, 45_000);
  await eventually(async () => {
    await deliver(dataDir, 'summarizeNews', inTenMinutes());
    const texts = (await mailsToStaff()).map(({ text }) => text);
    expect(references.filter((reference) => !texts.some((text) => text.includes(reference)))).toEqual([]);
  });
  const mails = await mailsToStaff();
  // At most two windows, with ten single mails and a summary each; and a summary of late ones.
  expect(mails.length).toBeLessThanOrEqual(24);
  for (const reference of references) {
    expect(mails.filter(({ text }) => text.includes(reference))).toHaveLength(1);
  }
}, 120_000);

it('shows staff that a confirmation bounced, and sends no more mail to that address', async () => {
  const visitor = new Client(stack.url);
  const email = 'mistyped@example.com';
  const mails = async () => (await outbox(stack.url)).filter(({ to }) => to.includes(email));
  const { id } = (await visitor.post('/messages', message({ email }))).json.data;
  await eventually(async () => expect(await mails()).toHaveLength(1));
  await deliver(dataDir, 'recordMailProblem', bounceOf({ type: 'message', id, email }));

  const staff = new Client(stack.url);
  await staff.signIn(stack.adminEmail, stack.adminPassword);
  const problem = async (path: string) => (await staff.get(path)).json.data.mail_problem;
  expect(await problem(`/messages/${id}`)).toMatchObject({ reason: 'bounced' });
  const next = (await visitor.post('/messages', message({ email }))).json.data;
  await eventually(async () => expect(await problem(`/messages/${next.id}`)).toMatchObject({ reason: 'bounced' }));
  expect(await mails()).toHaveLength(1);
});
