import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flightRequest, message } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { outbox } from '../../support/outbox.ts';
import { type Stack, startStack } from '../../support/stack.ts';

let stack: Stack;
let staff: Client;
let visitor: Client;

beforeAll(async () => {
  stack = await startStack({ startsAt: 'window', environment: { SPAM_THRESHOLD: '' } });
  staff = new Client(stack.url);
  await staff.signIn(stack.adminEmail, stack.adminPassword);
  visitor = new Client(stack.url);
});

afterAll(() => stack?.stop());

const address = () => `visitor-${randomUUID()}@example.com`;
/**
 * Four letters at a time: a part of a UUID may look like the number of a passport, which a message must not have, and a longer
 * row of letters like the words of a program.
 */
const mark = () => randomUUID().replaceAll(/\d/g, 'x').match(/\w{4}/g)?.join(' ');
const spam = (changes: object = {}) =>
  message({
    email: address(),
    message: `Win now ${mark()}`,
    website: 'https://evil.example',
    seconds: 1,
    ...changes,
  });

const quarantine = async (query = '') => (await staff.get(`/quarantine${query}`)).json;
const quarantinedIds = async () => (await quarantine('?limit=100')).data.map(({ id }: { id: string }) => id);
const mailsAbout = async ({ reference }: { reference: string }, email: string) =>
  (await outbox(stack.url)).filter(
    ({ to, subject, text }) => to.includes(email) || `${subject}${text}`.includes(reference),
  );

it('quarantines suspected spam with the usual receipt, without mails, lists or counts', async () => {
  const email = address();
  const answers = [];
  for (const [path, body] of [
    ['/messages', spam({ email })],
    ['/flight-requests', { ...flightRequest({ email }), website: 'x', seconds: 0 }],
  ] as const) {
    answers.push(await visitor.post(path, body));
  }
  const honest = await visitor.post('/messages', message({ email: address(), website: '', seconds: 40 }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  for (const { json } of answers) expect(Object.keys(json.data)).toEqual(Object.keys(honest.json.data));

  const receipts = answers.map(({ json }) => json.data);
  expect((await quarantine()).data).toEqual([
    expect.objectContaining({ id: receipts[1].id, enquiry: expect.objectContaining({ type: 'flight', email }) }),
    expect.objectContaining({
      id: receipts[0].id,
      reasons: ['hidden_field', 'too_fast'],
      enquiry: expect.objectContaining({ reference: receipts[0].reference, status: 'new', type: 'message' }),
    }),
  ]);
  const lists = await Promise.all([
    ...['/requests', '/messages', '/flight-requests'].map((path) => staff.get(path)),
    staff.search({ q: email }),
  ]);
  const { json: overview } = await staff.get('/overview');
  const { json: badge } = await staff.get('/overview/new');
  for (const { id } of receipts) {
    for (const { json } of lists) expect(JSON.stringify(json)).not.toContain(id);
    expect(JSON.stringify(overview)).not.toContain(id);
    expect((await staff.get(`/messages/${id}`)).status).toBe(404);
  }
  expect(overview.data.counts.flight.count).toBe(0);
  expect(badge.data).toMatchObject({ count: 1, quarantined: { count: 2, more: false } });
  // The honest one came last: once it has been mailed, the others would have been too.
  await eventually(async () => expect(await mailsAbout(honest.json.data, 'nobody')).toHaveLength(2));
  for (const receipt of receipts) expect(await mailsAbout(receipt, email)).toEqual([]);
});

it('releases an enquiry once, as a new one with its mails; a late retry adds nothing', async () => {
  const email = address();
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = spam({ email });
  const send = (seconds: number) => visitor.post('/messages', { ...body, seconds }, { headers });
  const [first, second] = [await send(1), await send(90)];
  const { unconfirmed: _, secret: __, answer_by: ___, ...receipt } = first.json.data;
  expect(second.json.data).toMatchObject(receipt);
  expect((await quarantinedIds()).filter((id: string) => id === receipt.id)).toHaveLength(1);

  const released = await staff.post(`/quarantine/${receipt.id}/release`);
  expect(released).toMatchObject({ status: 200, json: { data: receipt } });
  expect((await staff.get(`/messages/${receipt.id}`)).json.data).toMatchObject({ status: 'new', email, ...receipt });
  await eventually(async () => expect(await mailsAbout(receipt, email)).toHaveLength(2));
  expect((await staff.post(`/quarantine/${receipt.id}/release`)).json.code).toBe('enquiry_not_found');
  const late = (await send(200)).json.data;
  expect(late).toMatchObject(receipt);
  // Each repetition has a link of its own, and all open the page: nobody learns of the suspicion.
  for (const { secret } of [first.json.data, second.json.data, late]) {
    expect((await visitor.post('/request-page', { reference: receipt.reference, secret })).status).toBe(200);
  }
  expect(await quarantinedIds()).not.toContain(receipt.id);
  expect((await staff.search({ type: 'message', q: email })).json.data).toHaveLength(1);
  expect(await mailsAbout(receipt, email)).toHaveLength(2);
});

it('deletes an enquiry without mails; a retry by its sender does not recreate it', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const email = address();
  const body = spam({ email });
  const { id, reference } = (await visitor.post('/messages', body, { headers })).json.data;
  expect((await staff.delete(`/quarantine/${id}`)).status).toBe(200);
  expect((await staff.delete(`/quarantine/${id}`)).json.code).toBe('enquiry_not_found');
  await visitor.post('/messages', body, { headers });
  expect(await quarantinedIds()).not.toContain(id);
  expect((await staff.get(`/messages/${id}`)).status).toBe(404);
  expect(await mailsAbout({ reference }, email)).toEqual([]);
  const trail = await staff.post('/activity/searches', { record: reference });
  expect(trail.json.data).toMatchObject([{ action: 'suspect_deleted', record: { kind: 'message', id } }]);
});

it('is part of the export of a person’s data', async () => {
  const email = address();
  const { id, reference } = (await visitor.post('/messages', spam({ email }))).json.data;
  const { record, html } = (await staff.post('/privacy/exports', { email })).json.data;
  expect(record).toMatchObject({ enquiries: [], quarantined: [{ id, reference, email }], emails: [email] });
  expect(html).toContain(reference);
  expect(html).not.toContain('We keep no data about you');
});

it('deletes everything that staff have seen, and keeps later arrivals', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = spam();
  const { id: seen } = (await visitor.post('/messages', body, { headers })).json.data;
  const { id: later } = (await visitor.post('/messages', spam())).json.data;
  const { json } = await staff.delete(`/quarantine?until=${seen}`);
  expect(json.data).toMatchObject({ more: false });
  expect(json.data.deleted).toBeGreaterThan(0);
  expect(await quarantinedIds()).toEqual([later]);
  await visitor.post('/messages', body, { headers });
  expect(await quarantinedIds()).toEqual([later]);
});

it('keeps nothing of a person whose data is erased', async () => {
  const email = address();
  const { id } = (await visitor.post('/messages', spam({ email }))).json.data;
  const erased = await staff.post('/privacy/erasures', { phone: null, email, reason: 'asked' });
  expect(erased.status).toBe(201);
  expect(await quarantinedIds()).not.toContain(id);
});

it('is listed in pages', async () => {
  for (let count = 0; count < 3; count++) await visitor.post('/messages', spam());
  const all = await quarantinedIds();
  const paged: string[] = [];
  let cursor = '';
  do {
    const { data, next_cursor } = await quarantine(`?limit=2${cursor}`);
    paged.push(...data.map(({ id }: { id: string }) => id));
    cursor = next_cursor ? `&cursor=${next_cursor}` : '';
  } while (cursor);
  expect(paged).toEqual(all);
});

it('suspects a text from many senders and many texts from one sender, but no customer who asks twice', async () => {
  const text = 'Do you arrange visas for Turkey? We would travel in spring, all five of us.';
  const post = (changes: object) => visitor.post('/messages', message({ seconds: 30, website: '', ...changes }));
  const isQuarantined = async (answer: Awaited<ReturnType<typeof post>>) =>
    (await quarantinedIds()).includes(answer.json.data.id);
  const email = address();
  for (let time = 0; time < 3; time++) expect(await isQuarantined(await post({ email, message: text }))).toBe(false);
  const copies = [];
  for (let copy = 0; copy < 4; copy++) copies.push(await post({ email: address(), message: text, seconds: undefined }));
  expect(await Promise.all(copies.map(isQuarantined))).toEqual([true, true, true, true]);
  const flood = [];
  for (let one = 0; one < 25; one++) flood.push(await post({ email, message: `Question ${one}` }));
  expect(await isQuarantined(flood.at(-1) as (typeof flood)[0])).toBe(true);
});

describe('a real customer is not held', () => {
  const ask = async (client: Client, changes: object) => {
    const { json } = await client.post('/messages', message({ seconds: 40, website: '', ...changes }));
    return (await quarantinedIds()).includes(json.data.id);
  };

  it('for what somebody else has sent with the same e-mail address', async () => {
    const email = address();
    const attacker = new Client(stack.url);
    let isHeld = false;
    for (let one = 0; one < 22; one++) isHeld = await ask(attacker, { email, message: `Question ${one}` });
    expect(isHeld).toBe(true);
    expect(await ask(new Client(stack.url), { email, message: 'Is the visa for Turkey included?' })).toBe(false);
  });

  it('for a link that others have sent, to our own program or to a hotel', async () => {
    const hotel = 'marriott.com/hotels/travel/jedwh';
    const links = [
      `${stack.url}/program/01980000-0000-7000-8000-000000000001`,
      `https://www.${hotel}`,
      `https://${hotel}`,
      'https://small-riad.example.com/rooms',
    ];
    for (const link of links) {
      for (const text of ['How much is this for two? {}', 'كم سعر {} لثلاثة أشخاص', '{}', 'Is this by the sea? {}']) {
        const asked = { email: address(), message: text.replace('{}', link) };
        expect([link, text, await ask(new Client(stack.url), asked)]).toEqual([link, text, false]);
      }
    }
  });

  it('for names and places with dots and strokes', async () => {
    const places = { main_departure: 'St.Petersburg/Moscow', main_arrival: 'Mt.Fuji/Tokyo' };
    for (const name of ['Dr.Ali/Sara', 'Mr.Omar/Mrs.Huda']) {
      const body = { ...flightRequest({ email: address(), name, ...places }), seconds: 40 };
      const { json } = await new Client(stack.url).post('/flight-requests', body);
      expect(await quarantinedIds()).not.toContain(json.data.id);
    }
  });

  it('if staff have dealt with him before; whoever knows only his e-mail address gains nothing by it', async () => {
    const contact = { email: address(), phone: '+966551112233' };
    const links = 'https://dar-one.com/a https://dar-two.net/b https://dar-three.org/c';
    const send = (changes: object) => ask(new Client(stack.url), { ...contact, message: links, ...changes });
    const { json } = await new Client(stack.url).post('/messages', message({ ...contact, seconds: 40 }));
    expect(await send({})).toBe(true);
    await staff.patch(`/messages/${json.data.id}`, { status: 'in_progress' });
    expect(await send({})).toBe(false);
    expect(await send({ phone: '+966559998877' })).toBe(true);
    expect(await send({ website: 'x' })).toBe(true);
  });
});

it('is for staff only', async () => {
  for (const [method, path] of [
    ['GET', '/quarantine'],
    ['POST', '/quarantine/x/release'],
    ['DELETE', '/quarantine/x'],
    ['DELETE', '/quarantine?until=01980000-0000-7000-8000-000000000001'],
  ] as const) {
    expect((await visitor.send(method, path)).status).toBe(401);
  }
});
