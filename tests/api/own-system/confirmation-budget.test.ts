import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customRequest, message } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { outbox } from '../../support/outbox.ts';
import { type Stack, startStack } from '../../support/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ startsAt: 'window', environment: { CONFIRMATIONS_PER_CONNECTION: '' } });
});

afterAll(() => stack?.stop());

const attempts = 45;

/** Sends messages with these addresses, and returns what each reply says about a confirmation. */
async function send(addresses: readonly string[], client = () => new Client(stack.url)) {
  const answers = [];
  for (const email of addresses) answers.push(await client().post('/messages', message({ email, seconds: 40 })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  return answers.map(({ json }): boolean => json.data.unconfirmed);
}

/** Returns the mails to visitors, once all earlier enquiries are handled: changes are handled in order. */
async function confirmations(): Promise<string[]> {
  const last = `last-${randomUUID()}@gmail.com`;
  await send([last]);
  const receivers = async () => (await outbox(stack.url)).flatMap(({ to }) => to);
  await eventually(async () => expect(await receivers()).toContain(last));
  return receivers();
}

const oneConnection = () => {
  const client = new Client(stack.url);
  return () => client;
};

it('a mailbox gets three confirmations a day in all spellings that its provider delivers', async () => {
  const names = Array.from({ length: attempts }, (_, index) => {
    const dots = index.toString(2).padStart(6, '0');
    return `${[...'victims'].map((letter, at) => letter + (dots[at] === '1' ? '.' : '')).join('')}@proton.me`;
  });
  await send(names);
  const mails = (await confirmations()).filter((to) => to.endsWith('@proton.me'));
  expect(mails).toHaveLength(3);
});

it('one connection gets ten confirmations a day; further requests are stored, and their replies say so', async () => {
  const domain = `catch-all-${randomUUID()}.example`;
  const names = Array.from({ length: attempts }, (_, index) => `name-${index}@${domain}`);
  const unconfirmed = await send(names, oneConnection());
  expect(unconfirmed.indexOf(true)).toBe(10);
  expect(unconfirmed.slice(10)).not.toContain(false);
  expect((await confirmations()).filter((to) => to.endsWith(domain))).toHaveLength(10);

  const staff = new Client(stack.url);
  await staff.signIn(stack.adminEmail, stack.adminPassword);
  const { json } = await staff.search({ q: `name-44@${domain}` });
  expect(json.data).toMatchObject([{ status: 'new', mail_problem: { reason: 'withheld' } }]);
});

it('a domain gets twenty a day from many connections, its subdomains included, but a large provider does not', async () => {
  const domain = `victim-${randomUUID()}.example`;
  const names = Array.from({ length: attempts }, (_, index) => `any@${index % 2 ? `sub-${index}.` : ''}${domain}`);
  const unconfirmed = await send(names.map((name, index) => name.replace('any', `any-${index}`)));
  expect(unconfirmed.indexOf(true)).toBe(20);
  expect((await confirmations()).filter((to) => to.endsWith(domain))).toHaveLength(20);
  const customers = Array.from({ length: 25 }, () => `${randomUUID()}@gmail.com`);
  expect(await send(customers)).not.toContain(true);
});

it('a repeated call gets the same answer and takes nothing from the budget', async () => {
  const client = new Client(stack.url);
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = message({ email: `${randomUUID()}@gmail.com`, seconds: 40 });
  for (let time = 0; time < 12; time++) {
    expect((await client.post('/messages', body, { headers })).json.data.unconfirmed).toBe(false);
  }
});

it('a request without an address takes nothing from the budget', async () => {
  const client = new Client(stack.url);
  for (let time = 0; time < 12; time++) {
    const { json } = await client.post('/customs', customRequest({ email: null, seconds: 40 }));
    expect(json.data.unconfirmed).toBe(false);
  }
  expect(await send([`${randomUUID()}@gmail.com`], () => client)).toEqual([false]);
});
