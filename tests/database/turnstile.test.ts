import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MessageBody } from '#contracts/api/enquiries';
import { messageKind } from '#contracts/api/messages';
import { message } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let enquiries: typeof import('../../functions/logic/enquiries/receive-enquiry.ts');
let list: typeof import('../../functions/logic/enquiries/enquiry-list.ts');
let quarantine: typeof import('../../functions/logic/quarantine.ts');

/** Fakes Cloudflare: like Cloudflare, it accepts a token once, unless the same question is repeated. */
const asked: Record<string, string>[] = [];
const used = new Map<string, string>();
let answer: (question: Record<string, string>) => object | undefined;
const cloudflare = createServer(async (request, response) => {
  const question = JSON.parse(Buffer.concat(await request.toArray()).toString());
  asked.push(question);
  const reply = answer(question);
  if (reply) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(reply));
});

function once({ response: token = '', idempotency_key: attempt = '' }: Record<string, string>) {
  if (!token.startsWith('good')) return { success: false, 'error-codes': ['invalid-input-response'] };
  if (used.has(token) && used.get(token) !== attempt)
    return { success: false, 'error-codes': ['timeout-or-duplicate'] };
  used.set(token, attempt);
  return { success: true, 'error-codes': [] };
}

beforeAll(async () => {
  database = await openTestDatabase();
  // The database client reads the environment when it is loaded.
  enquiries = await import('../../functions/logic/enquiries/receive-enquiry.ts');
  list = await import('../../functions/logic/enquiries/enquiry-list.ts');
  quarantine = await import('../../functions/logic/quarantine.ts');
  await new Promise<void>((resolve) => cloudflare.listen(0, '127.0.0.1', resolve));
  process.env.TURNSTILE_ADDRESS = `http://127.0.0.1:${(cloudflare.address() as AddressInfo).port}`;
}, 30_000);

afterAll(async () => {
  delete process.env.TURNSTILE_SECRET;
  delete process.env.TURNSTILE_ADDRESS;
  cloudflare.closeAllConnections();
  cloudflare.close();
  await database?.close();
});

beforeEach(() => {
  asked.length = 0;
  answer = once;
  process.env.TURNSTILE_SECRET = 'secret-key';
});

/** Sends an honest message; returns where it was stored. */
async function send(challenge: string | null | undefined, idempotencyKey?: string) {
  const typed = message({ email: `${crypto.randomUUID()}@example.com`, message: `Visas? ${idempotencyKey}` });
  const body = { ...MessageBody.parse(typed), website: '', seconds: 40, challenge };
  if (idempotencyKey) Object.assign(body, { email: 'again@example.com' });
  // An address of its own, since many from one are suspected.
  const address = `2001:db8::${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;
  const arrival = { body, language: 'ar', address, idempotencyKey, traceId: 'trace' } as const;
  const { id } = await enquiries.receiveEnquiry(messageKind, arrival);
  const stored = (await list.listEnquiries(['message'], list.everything)).enquiries.some((one) => one.id === id);
  const held = (await quarantine.listQuarantine({})).quarantined.find((one) => one.id === id);
  return held ? held.reasons : stored ? 'stored' : 'lost';
}

it('stores enquiries with a valid token, and sends no visitor data to Cloudflare', async () => {
  expect(await send('good-1')).toBe('stored');
  expect(asked).toEqual([{ secret: 'secret-key', response: 'good-1', idempotency_key: expect.any(String) }]);
});

it.each([
  ['refused', 'bad'],
  ['missing', undefined],
  ['empty', null],
  ['too long', 'good'.repeat(1000)],
])('quarantines enquiries whose token is %s, and loses none', async (_, token) => {
  expect(await send(token)).toEqual(['no_challenge']);
});

it('quarantines enquiries whose token was used before, and loses none', async () => {
  expect(await send('good-twice')).toBe('stored');
  expect(await send('good-twice')).toEqual(['no_challenge']);
});

it('keeps the verdict for a retry, with the same or another token', async () => {
  const key = crypto.randomUUID();
  expect(await send('good-2', key)).toBe('stored');
  expect(await send('good-2', key)).toBe('stored');
  expect(await send('bad', key)).toBe('stored');
});

it('does not quarantine while Cloudflare is silent, failing or refuses the secret', async () => {
  answer = () => undefined;
  const since = performance.now();
  expect(await send('good-3')).toBe('stored');
  expect(performance.now() - since).toBeLessThan(6000);
  answer = () => ({ status: 'broken' });
  expect(await send('good-4')).toBe('stored');
  answer = () => ({ success: false, 'error-codes': ['invalid-input-secret'] });
  expect(await send('good-5')).toBe('stored');
});

it('reads the secret from Secrets Manager on AWS, keeps it, and reads it again when Cloudflare refuses it', async () => {
  const named: string[] = [];
  let secret = 'first-key';
  const secrets = createServer(async (request, response) => {
    named.push(JSON.parse(Buffer.concat(await request.toArray()).toString()).SecretId);
    response.setHeader('Content-Type', 'application/x-amz-json-1.1').end(JSON.stringify({ SecretString: secret }));
  });
  await new Promise<void>((resolve) => secrets.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${(secrets.address() as AddressInfo).port}`);
  vi.stubEnv('TURNSTILE_SECRET_NAME', '/rihla/turnstile');
  vi.stubEnv('TURNSTILE_SECRET', '');
  try {
    for (const token of ['good-6', 'good-7']) expect(await send(token)).toBe('stored');
    expect([asked.map((question) => question.secret), named]).toEqual([
      ['first-key', 'first-key'],
      ['/rihla/turnstile'],
    ]);
    secret = 'second-key';
    answer = () => ({ success: false, 'error-codes': ['invalid-input-secret'] });
    expect(await send('good-8')).toBe('stored');
    answer = once;
    expect(await send('good-9')).toBe('stored');
    expect(asked.at(-1)?.secret).toBe('second-key');
    expect(named).toHaveLength(2);
  } finally {
    vi.unstubAllEnvs();
    secrets.close();
    secrets.closeAllConnections();
  }
});

it('does not call Cloudflare without a secret', async () => {
  process.env.TURNSTILE_SECRET = '';
  expect(await send(undefined)).toBe('stored');
  expect(await send('bad')).toBe('stored');
  expect(asked).toEqual([]);
});
