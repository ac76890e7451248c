import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { message } from '../support/bodies.ts';
import { type Answer, Client, staffClient } from '../support/client.ts';

const visitor = new Client();
let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

const send = (key: string, body: object) => visitor.post('/messages', body, { headers: { 'Idempotency-Key': key } });
/** A reply without the secret of its link: each repetition gets a link of its own. */
const receiptIn = ({ json: { data } }: Answer) => ({ ...data, secret: undefined });

const stored = async (name: string) => (await staff.search({ type: 'message', q: name })).json.data;

describe('a repeated Idempotency-Key', () => {
  it('returns the first reply and creates nothing', async () => {
    const [key, name] = [randomUUID(), randomUUID()];
    const first = await send(key, message({ name }));
    const second = await send(key, message({ name }));
    expect(second.status).toBe(201);
    expect(receiptIn(second)).toEqual(receiptIn(first));
    expect(await stored(name)).toHaveLength(1);
  });

  it('creates one record for concurrent calls', async () => {
    const [key, name] = [randomUUID(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(key, message({ name }))));
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
    expect(await stored(name)).toHaveLength(1);
  });

  it('is refused with another body', async () => {
    const [key, name] = [randomUUID(), randomUUID()];
    await send(key, message({ name }));
    const other = await send(key, message({ name, message: 'Something else' }));
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await stored(name)).toHaveLength(1);
  });

  it('can be used again after a refused body', async () => {
    const [key, name] = [randomUUID(), randomUUID()];
    expect((await send(key, message({ name, phone: '' }))).status).toBe(422);
    expect((await send(key, message({ name }))).status).toBe(201);
  });

  it('does not recreate what staff deleted', async () => {
    const [key, name] = [randomUUID(), randomUUID()];
    const first = await send(key, message({ name }));
    await staff.delete(`/messages/${first.json.data.id}`);
    const second = await send(key, message({ name }));
    expect(receiptIn(second)).toEqual(receiptIn(first));
    expect(await stored(name)).toEqual([]);
  });
});

describe('without a key', () => {
  it('creates an enquiry with every call', async () => {
    const name = randomUUID();
    await visitor.post('/messages', message({ name }));
    await visitor.post('/messages', message({ name }));
    expect(await stored(name)).toHaveLength(2);
  });
});
