import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, Client } from '../../support/client.ts';
import { type Stack, startStack } from '../../support/stack.ts';

let stack: Stack;

beforeAll(async () => {
  // Hashes of the real cost: a third of a second each on an idle machine.
  stack = await startStack({ startsAt: 'window', environment: { PASSWORD_COST: '' } });
});

afterAll(() => stack?.stop());

const fromAddress = (address: string) => Object.assign(new Client(stack.url), { address });
const signIn = (client: Client, language: 'ar' | 'en' = 'en', email = `${crypto.randomUUID()}@rihla.example`) =>
  client.post('/session', { email, password: 'not the password' }, { language });

it('a flood of sign-ins from two addresses is refused quickly and keeps nobody else out', {
  timeout: 180_000,
}, async () => {
  const owner = new Client(stack.url);
  const ownerSignsIn = () => owner.signIn(stack.adminEmail, stack.adminPassword);
  expect((await ownerSignsIn()).status).toBe(201);
  const session = new Client(stack.url);
  session.cookie = owner.cookie;

  const replies: Answer[] = [];
  const isRefused = Promise.withResolvers<void>();
  const flood = Array.from({ length: 100 }, async (_, index) => {
    const reply = await signIn(fromAddress(`192.0.2.${index % 2}`), index % 4 < 2 ? 'ar' : 'en');
    replies.push(reply);
    if (reply.status === 503) isRefused.resolve();
  });
  // The strangers' queue is full for these addresses.
  await Promise.race([isRefused.promise, Promise.all(flood)]);
  const [known, changed, newcomer] = await Promise.all([
    ownerSignsIn(),
    session.put('/account/password', { current_password: 'not the password', password: 'a brand new password' }),
    signIn(fromAddress('198.51.100.7')),
  ]);
  expect(known.status).toBe(201);
  expect([changed.status, changed.json.code]).toEqual([422, 'validation_failed']);
  expect([newcomer.status, newcomer.json.code]).toEqual([401, 'wrong_credentials']);

  await Promise.all(flood);
  const statuses = replies.map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([401, 503]);
  for (const { headers, json } of replies.filter(({ status }) => status === 503)) {
    expect(json.code).toBe('temporarily_unavailable');
    expect(json.detail).toMatch(headers.get('content-language') === 'ar' ? /أعد المحاولة/ : /try again/);
    expect(headers.get('retry-after')).toBe('5');
  }
});
