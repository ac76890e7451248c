import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { hotelRequest, message } from '../support/bodies.ts';
import { type Client, issuesOf, staffClient } from '../support/client.ts';
import { customer, finder, kinds, send, visitor } from '../support/enquiry-calls.ts';

let staff: Client;
const found = finder(() => staff);

beforeAll(async () => {
  staff = await staffClient();
});

describe('POST /requests', () => {
  it.each(kinds)(
    'enters a $type request for a customer without e-mail, and records who did',
    async ({ type, path, body }) => {
      const { phone } = customer();
      const { status, json } = await staff.post('/requests', { type, ...body({ phone, email: '' }), language: 'en' });
      expect(status).toBe(201);
      expect(json.data).toEqual({
        id: expect.any(String),
        reference: expect.stringMatching(/^[FHCM]-/),
        created_at: expect.any(String),
      });
      const stored = (await staff.get(`${path}/${json.data.id}`)).json.data;
      expect(stored).toMatchObject({ type, source: 'staff', email: null, language: 'en', status: 'new', version: 1 });
      expect(stored.history).toEqual([
        {
          action: 'entered',
          at: json.data.created_at,
          by: { email: expect.stringContaining('@'), name: expect.any(String) },
        },
      ]);
      expect(await found(phone, { type })).toEqual([json.data.id]);
      expect(await found(phone, { type, has_email: 'true' })).toEqual([]);
    },
  );

  it('uses Arabic for the customer by default', async () => {
    const { json } = await staff.post('/requests', { type: 'message', ...message() }, { language: 'en' });
    expect((await staff.get(`/messages/${json.data.id}`)).json.data).toMatchObject({ language: 'ar' });
  });

  it('applies the rules of the public forms', async () => {
    const wrong = { type: 'hotel', ...hotelRequest({ name: '', phone: '12', check_out: hotelRequest().check_in }) };
    expect(issuesOf(await staff.post('/requests', wrong))).toEqual([
      'name required',
      'phone invalid_phone',
      'check_out check_out_not_after_check_in',
    ]);
    expect(issuesOf(await staff.post('/requests', message()))).toEqual(['type required']);
    expect(issuesOf(await staff.post('/requests', { ...message(), type: 'visa' }))).toEqual(['type not_an_option']);
  });

  it('enters once for a repeated key, in a key space separate from visitors’', async () => {
    const [key, { phone }] = [randomUUID(), customer()];
    const headers = { 'Idempotency-Key': key };
    const enter = (changes = {}) =>
      staff.post('/requests', { type: 'message', ...message({ phone }), ...changes }, { headers });
    const answers = await Promise.all([enter(), enter(), enter()]);
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
    expect((await enter({ message: 'Something else' })).json.code).toBe('idempotency_key_reused');
    const sent = await visitor.post('/messages', message({ phone }), { headers });
    expect(sent.status).toBe(201);
    expect(await found(phone, { type: 'message' })).toEqual([sent.json.data.id, answers[0]?.json.data.id]);
  });

  it('is not limited by address', { timeout: 60_000 }, async () => {
    const answers = [];
    for (let i = 0; i < 65; i++) answers.push(await staff.post('/requests', { type: 'message', ...message() }));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
  });
});

it.each(kinds)('$path ignores the source in a visitor’s body', async ({ path, body }) => {
  const by = { email: 'staff@rihla.example', name: 'Rihla' };
  const forged = {
    source: 'staff',
    status: 'done',
    history: [{ action: 'entered', at: new Date().toISOString(), by }],
  };
  const { id } = await send(path, { ...body(), ...forged });
  expect((await staff.get(`${path}/${id}`)).json.data).toMatchObject({ source: 'website', status: 'new', history: [] });
});
