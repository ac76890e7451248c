import { beforeAll, describe, expect, it } from 'vitest';
import { customRequest, flightRequest, hotelRequest, inDays, message } from '../support/bodies.ts';
import { type Client, issuesOf, staffClient } from '../support/client.ts';
import { kinds, visitor } from '../support/enquiry-calls.ts';

let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

describe.each(kinds)('$path', ({ type, path, body, letter }) => {
  const send = async (changes = {}) => (await visitor.post(path, body(changes))).json.data;

  it('accepts an enquiry and returns its reference, the secret of its link, by when an answer comes, and if no mail does', async () => {
    const { status, json, headers } = await visitor.post(path, body());
    expect(status).toBe(201);
    expect(json).toEqual({
      data: {
        id: expect.any(String),
        reference: expect.stringMatching(new RegExp(`^${letter}-.{4}-.{4}$`)),
        created_at: expect.any(String),
        answer_by: expect.any(String),
        unconfirmed: false,
        secret: expect.stringMatching(/^[\w-]{32}$/),
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('returns everything that was sent to staff', async () => {
    const { unconfirmed: ___, secret: ____, answer_by: _____, ...receipt } = await send();
    const { json } = await staff.get(`${path}/${receipt.id}`);
    const { phone: _, notes: __, ...sent } = body() as Record<string, unknown>;
    expect(json.data).toMatchObject({
      ...sent,
      ...receipt,
      type,
      phone: '+966501234567',
      status: 'new',
      language: 'en',
      history: [],
    });
  });

  it('keeps a name on one line, and nothing in it that turns the direction of what follows', async () => {
    const { id } = await send({ name: '\u2066Nora\r\n\u202egnp.Ali\u0000' });
    expect((await staff.get(`${path}/${id}`)).json.data.name).toBe('Nora gnp.Ali');
    const unseen = await visitor.post(path, body({ name: '\u202e\u200b' }));
    expect(issuesOf(unseen)).toEqual(['name required']);
  });

  it('stores the consent: text version, time, form, language and marketing', async () => {
    const agreed = await send({ consent: { text_version: 1, marketing: true } });
    const { data } = (await staff.get(`${path}/${agreed.id}`)).json;
    const at = agreed.created_at;
    expect(data.consent).toEqual({ text_version: 1, at, form: type, language: 'en', marketing: true });
    // A client other than our forms shows no consent text.
    const { id } = await send({ consent: undefined });
    const { consent } = (await staff.get(`${path}/${id}`)).json.data;
    expect(consent).toMatchObject({ text_version: null, form: type, marketing: false });
    const wrong = await visitor.post(path, body({ consent: { text_version: 'new', marketing: 'yes' } }));
    expect(issuesOf(wrong)).toEqual(['consent.text_version wrong_type', 'consent.marketing wrong_type']);
  });

  it('lists the newest first, page by page, from the database', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.unshift((await send()).id);
    const first = await staff.get(`${path}?limit=2`);
    expect(first.json.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    const second = await staff.get(`${path}?limit=1&cursor=${first.json.next_cursor}`);
    expect(second.json.data[0].id).toBe(ids[2]);
  });

  it('reports an issue for each wrong field and stores nothing', async () => {
    const newest = async () => (await staff.get(`${path}?limit=1`)).json.data[0]?.id;
    const before = await newest();
    const { status, json } = await visitor.post(path, { ...body(), name: '', phone: 'x' });
    expect(status).toBe(422);
    expect(issuesOf({ json } as never)).toEqual(['name required', 'phone invalid_phone']);
    expect(json.detail).toBe('Please fill in all required fields');
    expect(await newest()).toBe(before);
  });

  it('records in the history who changed status and notes, and when', async () => {
    const { id } = await send();
    await staff.patch(`${path}/${id}`, { status: 'in_progress', note: 'Called, wants a sea view.' });
    const { status, json } = await staff.patch(`${path}/${id}`, { status: 'done' });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ status: 'done', version: 3 });
    expect(json.data.history).toMatchObject([
      { action: 'status_changed', from: 'new', to: 'in_progress', by: { email: expect.stringContaining('@') } },
      { action: 'note_added', note: 'Called, wants a sea view.' },
      { action: 'status_changed', from: 'in_progress', to: 'done', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  });

  it('returns 409 for the second change of the same version', async () => {
    const { id } = await send();
    const answers = await Promise.all([
      staff.patch(`${path}/${id}`, { status: 'done', version: 1 }),
      staff.patch(`${path}/${id}`, { status: 'in_progress', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { json } = await staff.get(`${path}/${id}`);
    expect(json.data.history).toHaveLength(1);
  });

  it('refuses an empty or invalid change', async () => {
    const { id } = await send();
    expect(issuesOf(await staff.patch(`${path}/${id}`, {}))).toEqual(['status nothing_to_change']);
    expect(issuesOf(await staff.patch(`${path}/${id}`, { status: 'lost' }))).toEqual(['status not_an_option']);
  });

  it('deletes permanently', async () => {
    const { id } = await send();
    expect((await staff.delete(`${path}/${id}`)).json).toEqual({ data: true });
    for (const answer of [
      await staff.get(`${path}/${id}`),
      await staff.delete(`${path}/${id}`),
      await staff.patch(`${path}/${id}`, { status: 'done' }),
    ]) {
      expect([answer.status, answer.json.code]).toEqual([404, 'enquiry_not_found']);
    }
  });
});

describe('the list of enquiries', () => {
  it('filters by status, e-mail and text in any spelling', async () => {
    const name = `أحمد القحطانيّ ${crypto.randomUUID().slice(0, 8)}`;
    const mark = name.split(' ').at(-1);
    const { id } = (await visitor.post('/customs', customRequest({ name, email: '', phone: '0559876543' }))).json.data;
    const found = async (q: string, filter: object = {}) =>
      (await staff.search({ type: 'custom', q, ...filter })).json.data.map(({ id }: { id: string }) => id);

    expect(await found(`احمد ${mark}`)).toEqual([id]);
    expect(await found(`${mark}`, { has_email: 'false' })).toEqual([id]);
    expect(await found(`${mark}`, { has_email: 'true' })).toEqual([]);
    expect(await found(`${mark}`, { status: 'done' })).toEqual([]);
    expect(await found(`${mark} 0559876543`)).toEqual([id]);
    expect(await found(`${mark} 5598`)).toEqual([id]);
    await staff.patch(`/customs/${id}`, { status: 'done', note: `follow-up ${mark}-note` });
    expect(await found(`${mark}`, { status: 'done' })).toEqual([id]);
    expect(await found(`${mark}-note`)).toEqual([id]);
  });

  it('filters by Riyadh days', async () => {
    const { id } = (await visitor.post('/messages', message())).json.data;
    const ids = async (query: string) =>
      (await staff.get(`/messages?${query}`)).json.data.map((one: { id: string }) => one.id);
    expect(await ids(`from=${inDays(0)}&to=${inDays(0)}`)).toContain(id);
    expect(await ids(`to=${inDays(-1)}`)).not.toContain(id);
    expect(await ids(`from=${inDays(1)}`)).not.toContain(id);
  });

  it.each([
    ['from=2026-02-30', 'from invalid_date'],
    ['from=1960-01-01', 'from date_out_of_range'],
    ['to=1969-12-31', 'to date_out_of_range'],
    ['to=9999-12-31', 'to date_out_of_range'],
    ['from=2026-05-02&to=2026-05-01', 'to to_date_before_from_date'],
    ['status=lost', 'status not_an_option'],
    ['limit=1000', 'limit too_large'],
  ])('refuses the query %s', async (query, fault) => {
    const answer = await staff.get(`/messages?${query}`);
    expect(answer.status).toBe(422);
    expect(issuesOf(answer)).toEqual([fault]);
  });
});

it('returns an empty page for a cursor before the period', async () => {
  const cursor = '01890000-0000-7000-8000-000000000000';
  for (const path of ['/messages', '/requests']) {
    const { status, json } = await staff.get(`${path}?from=2026-01-01&cursor=${cursor}`);
    expect([status, json.data]).toEqual([200, []]);
  }
});

describe('section 5 on the server', () => {
  it.each([
    ['/flight-requests', flightRequest({ adults: 0, children: 0 }), 'Please select at least one passenger.'],
    [
      '/flight-requests',
      flightRequest({ adults: 0, children: 2 }),
      'Children and infants need at least one adult with them',
    ],
    ['/flight-requests', flightRequest({ to_date: '2101-01-01' }), 'Return date must be in the years 2000 to 2100.'],
    ['/flight-requests', flightRequest({ from_date: inDays(-1) }), 'Departure date cannot be in the past'],
    ['/flight-requests', flightRequest({ to_date: inDays(1) }), 'Return date must be after departure date'],
    ['/hotels', hotelRequest({ check_out: inDays(10) }), 'Check-out date must be after check-in date'],
    ['/customs', customRequest({ number_of_days: 0 }), 'Please enter a valid trip duration'],
  ])('answers %s with the exact sentence', async (path, body, sentence) => {
    const english = await visitor.post(path, body);
    expect(english.status).toBe(422);
    expect(english.json.errors.map(({ message }: { message: string }) => message)).toEqual([sentence]);
    const arabic = await visitor.post(path, body, { language: 'ar' });
    expect(arabic.json.errors[0].message).toMatch(/[\u0600-\u06ff]/);
  });

  it.each([
    ['nobody and nothing else', { name: '', main_arrival: '', from_date: '' }, 'Please select at least one passenger.'],
    [
      'a name missing and a day past',
      { adults: 1, name: '', from_date: inDays(-1) },
      'Please fill in all required fields',
    ],
    [
      'two days wrong',
      { adults: 1, from_date: inDays(-1), to_date: inDays(-2) },
      'Departure date cannot be in the past',
    ],
  ])('reports %s with the rule that comes first', async (_, changes, sentence) => {
    const body = flightRequest({ adults: 0, children: 0, ...changes });
    expect((await visitor.post('/flight-requests', body)).json.detail).toBe(sentence);
  });

  it('describes a wrong e-mail address like the form', async () => {
    const { json } = await visitor.post('/messages', message({ email: 'أحمد@x.com' }));
    expect(json.errors).toMatchObject([{ field: 'email', message: 'Please enter a valid email address' }]);
  });
});
