import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { customRequest, flightRequest, hotelRequest, message } from '../support/bodies.ts';
import { Client, issuesOf, staffClient } from '../support/client.ts';

const kinds = [
  { type: 'flight', path: '/flight-requests', body: flightRequest },
  { type: 'hotel', path: '/hotels', body: hotelRequest },
  { type: 'custom', path: '/customs', body: customRequest },
  { type: 'message', path: '/messages', body: message },
] as const;

const visitor = new Client();
let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

/** A customer that no other test uses. */
function customer() {
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  return { phone: `055${digits}`, digits, email: `${randomUUID()}@example.com` };
}

const send = async (path: string, body: object) => (await visitor.post(path, body)).json.data;
const idsOf = (answer: { json: { data: { id: string }[] } }) => answer.json.data.map(({ id }) => id);
const found = async (q: string, filter: object = {}) => idsOf(await staff.search({ q, ...filter }));

/** Sends one enquiry of each type from a customer; returns the newest first. */
async function oneOfEach({ phone, email }: { phone: string; email: string }) {
  const sent = [];
  for (const { path, body } of kinds) sent.unshift(await send(path, body({ phone, email })));
  return sent as { id: string; reference: string }[];
}

describe('GET /requests', () => {
  it('lists every type, newest first, page by page, or one type', async () => {
    const sent = (await oneOfEach(customer())).map(({ id }) => id);
    const first = await staff.get('/requests?limit=3');
    expect(idsOf(first)).toEqual(sent.slice(0, 3));
    expect(first.json.data.map(({ type }: { type: string }) => type)).toEqual(['message', 'custom', 'hotel']);
    expect(idsOf(await staff.get(`/requests?limit=1&cursor=${first.json.next_cursor}`))).toEqual(sent.slice(3));
    expect(idsOf(await staff.get('/requests?limit=1&type=hotel'))).toEqual([sent[2]]);
  });

  it('searches by POST only, so that access logs contain no search words', async () => {
    const { phone, email } = customer();
    const newest = (await oneOfEach({ phone, email })).map(({ id }) => id);
    await oneOfEach(customer());
    const first = await staff.search({ q: phone, limit: 3 });
    expect(idsOf(first)).toEqual(newest.slice(0, 3));
    expect(idsOf(await staff.search({ q: phone, cursor: first.json.next_cursor }))).toEqual(newest.slice(3));
    expect(idsOf(await staff.get(`/requests?q=${phone}&limit=1`))).not.toContain(newest[0]);
    expect(issuesOf(await staff.search({ q: phone, limit: 500 }))).toEqual(['limit too_large']);
    expect((await visitor.post('/requests/searches', { q: phone })).status).toBe(401);
  });

  it('finds a customer by phone number, e-mail address and reference', async () => {
    const { phone, digits, email } = customer();
    const sent = await oneOfEach({ phone, email });
    const ids = sent.map(({ id }) => id);
    const local = phone.slice(1);
    const arabic = phone.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const q of [phone, `+966${local}`, `00966 ${local}`, arabic, digits, email.toUpperCase()]) {
      expect(await found(q), q).toEqual(ids);
      expect(await found(q, { type: 'hotel' }), q).toEqual([ids[2]]);
    }
    for (const { id, reference } of sent) {
      expect(await found(reference.replaceAll('-', '').toLowerCase())).toEqual([id]);
    }
    expect(await found(email, { type: 'custom' })).toEqual([ids[1]]);
    expect(await found(`${email} Istanbul`)).toEqual([ids[3]]);
  });

  it('filters matches by status, and reflects a changed status at once', async () => {
    const { phone, email } = customer();
    const [newest, , hotel] = await oneOfEach({ phone, email });
    await staff.patch(`/hotels/${hotel?.id}`, { status: 'in_progress' });
    expect(await found(phone, { status: 'in_progress' })).toEqual([hotel?.id]);
    expect(await found(phone, { status: 'new' })).toHaveLength(3);
    expect(idsOf(await staff.get('/requests?status=new&limit=1'))).toEqual([newest?.id]);
    expect(idsOf(await staff.get('/hotels?status=in_progress&limit=1'))).toEqual([hotel?.id]);
  });

  it('finds a number that is only in a note', async () => {
    const [known, noted] = [customer(), customer()];
    const { id } = await send('/messages', message(known));
    await staff.patch(`/messages/${id}`, { note: `Reach his brother at ${noted.phone}` });
    expect(await found(noted.phone)).toEqual([id]);
  });

  it('does not find deleted enquiries', async () => {
    const { phone, email } = customer();
    const { id, reference } = await send('/hotels', hotelRequest({ phone, email }));
    expect(await found(phone)).toEqual([id]);
    await staff.delete(`/hotels/${id}`);
    for (const q of [phone, email, reference]) expect(await found(q), q).toEqual([]);
    expect(idsOf(await staff.get('/hotels?status=new&limit=100'))).not.toContain(id);
  });

  it('refuses an unknown type', async () => {
    expect(issuesOf(await staff.get('/requests?type=visa'))).toEqual(['type not_an_option']);
  });
});

describe('GET /requests/{type}/{id}/related', () => {
  it("lists a customer's other enquiries, by phone or e-mail, newest first", async () => {
    const [one, other] = [customer(), customer()];
    const sent = (await oneOfEach(one)).map(({ id }) => id);
    const sameAddress = (await send('/messages', message({ ...other, email: one.email }))).id;
    const sameNumber = (await send('/customs', customRequest({ phone: one.phone, email: '' }))).id;
    await send('/messages', message(other));

    const related = await staff.get(`/requests/hotel/${sent[2]}/related`);
    expect(idsOf(related)).toEqual([sameNumber, sameAddress, sent[0], sent[1], sent[3]]);
    expect(related.json.data[4]).toMatchObject({ type: 'flight', status: 'new', reference: expect.any(String) });
    const first = await staff.get(`/requests/hotel/${sent[2]}/related?limit=2`);
    const second = await staff.get(`/requests/hotel/${sent[2]}/related?limit=2&cursor=${first.json.next_cursor}`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual([sameNumber, sameAddress, sent[0], sent[1]]);
    expect(idsOf(await staff.get(`/requests/custom/${sameNumber}/related?limit=1`))).toEqual([sent[0]]);
  });

  it('is empty for a new customer and 404 for a deleted enquiry', async () => {
    const { id } = await send('/hotels', hotelRequest(customer()));
    expect((await staff.get(`/requests/hotel/${id}/related`)).json).toEqual({ data: [] });
    expect((await staff.get(`/requests/flight/${id}/related`)).json.code).toBe('enquiry_not_found');
    expect((await staff.get(`/requests/visa/${id}/related`)).status).toBe(422);
  });
});

describe('a recorded contact', () => {
  const begin = async () => {
    const { id } = await send('/customs', customRequest(customer()));
    return { id, change: (body: object) => staff.patch(`/customs/${id}`, body) };
  };

  it('stores person, channel and time, and keeps status and version', async () => {
    const { change } = await begin();
    const { status, json } = await change({ contacted: 'whatsapp' });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ status: 'new', version: 1 });
    expect(json.data.history).toEqual([
      {
        action: 'contacted',
        channel: 'whatsapp',
        at: expect.stringMatching(/Z$/),
        by: { email: expect.stringContaining('@'), name: expect.any(String) },
      },
    ]);
    expect(issuesOf(await change({ contacted: 'fax' }))).toEqual(['contacted not_an_option']);
  });

  it('causes no version conflict, neither its own nor with the next status change', async () => {
    const { change } = await begin();
    await change({ contacted: 'phone', version: 1 });
    expect((await change({ status: 'in_progress', version: 1 })).json.data.version).toBe(2);
    expect((await change({ contacted: 'email', version: 1 })).status).toBe(200);
    expect((await change({ note: 'No answer.', version: 1 })).status).toBe(200);
    expect((await change({ status: 'done', version: 1 })).json.code).toBe('version_conflict');
  });

  it('counts a double click once, and keeps the note of the second', async () => {
    const { change } = await begin();
    await Promise.all([change({ contacted: 'phone' }), change({ contacted: 'phone' })]);
    await change({ contacted: 'phone', status: 'in_progress', note: 'Will call back.' });
    const { json } = await change({ contacted: 'email' });
    expect(json.data.history.map(({ action }: { action: string }) => action)).toEqual([
      'contacted',
      'status_changed',
      'note_added',
      'contacted',
    ]);
  });

  it('is refused for a deleted enquiry', async () => {
    const { id, change } = await begin();
    await staff.delete(`/customs/${id}`);
    expect((await change({ contacted: 'phone' })).json.code).toBe('enquiry_not_found');
  });
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

  it('is not limited by address', async () => {
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
