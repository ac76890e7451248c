import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { customRequest, flightRequest, hotelRequest, inDays, message } from '../support/bodies.ts';
import { type Answer, Client, issuesOf, staffClient } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { customer } from '../support/enquiry-calls.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';

/** The page of a request, which its customer opens with a link. */

let staff: Client;
beforeAll(async () => {
  staff = await staffClient();
});

type Link = { id: string; reference: string; secret: string };
const linkOf = ({ reference, secret }: Link) => ({ reference, secret });

async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Link> {
  const { status, json } = await new Client().post(path, body, { headers });
  expect(status).toBe(201);
  return json.data;
}
const sendHotel = (changes: object = {}) => send('/hotels', hotelRequest({ ...customer(), ...changes }));

/** A visitor of an address of their own. */
const read = (link: Link, client = new Client()) => client.post('/request-page', linkOf(link));
const act = (link: Link, action: object, key: string = randomUUID(), client = new Client()) =>
  client.post('/request-page/entries', { ...linkOf(link), ...action }, { headers: { 'Idempotency-Key': key } });
const write = (link: Link, text: string, key?: string) => act(link, { action: 'write', text }, key);

const problem = ({ status, json }: Answer) => [status, json.code];
const invalid = [404, 'request_link_invalid'];
const enquiry = async ({ id }: Link) => (await staff.get(`/hotels/${id}`)).json.data;
const answer = ({ id }: Link, body: object) => staff.patch(`/hotels/${id}`, body);

/** The link in the newest mail to an address. */
async function mailedLink(address: string, subject: RegExp): Promise<Pick<Link, 'reference' | 'secret'>> {
  let found: RegExpExecArray | null = null;
  await eventually(async () => {
    const mail = (await outbox()).find((one) => one.to.includes(address) && subject.test(one.subject));
    found = /\/request#([\w-]+)\.([\w-]+)/.exec(mail?.text ?? '');
    expect(found).not.toBeNull();
  });
  const [, reference = '', secret = ''] = found ?? [];
  return { reference, secret };
}

describe('POST /request-page', () => {
  it('shows the customer the request, and nothing that is staff’s or needed only for contact', async () => {
    const body = flightRequest({ ...customer(), notes: 'Window seats' });
    const link = await send('/flight-requests', body);
    await staff.patch(`/flight-requests/${link.id}`, { note: 'Asks for discounts' });
    const answered = await read(link);
    expect(answered.status).toBe(200);
    expect(answered.headers.get('cache-control')).toBe('no-store');
    const { data } = answered.json;
    expect(data).toMatchObject({
      reference: link.reference,
      type: 'flight',
      status: 'new',
      cancelled: false,
      full: false,
    });
    expect(data.asked).toContainEqual({ kind: 'longText', name: 'notes', value: 'Window seats' });
    expect(data.dates).toMatchObject({ from_date: inDays(20), to_date: inDays(27) });
    expect(data.phone_end).toBe(body.phone.slice(-4));
    const text = JSON.stringify(data);
    for (const hidden of [body.email, body.phone.slice(1), 'discounts', 'hash', 'trace', 'rihla.example']) {
      expect(text).not.toContain(hidden);
    }
  });

  it('gives a wrong secret, another request’s, an unknown reference and a deleted request the same answer', async () => {
    const [one, other] = [await sendHotel(), await sendHotel()];
    const gone = await sendHotel();
    await staff.delete(`/hotels/${gone.id}`);
    const answers = await Promise.all([
      read({ ...one, secret: other.secret }),
      read({ ...one, secret: 'x'.repeat(32) }),
      read({ ...one, reference: 'H-0000-0000' }),
      read(gone),
      write({ ...one, secret: other.secret }, 'Hello'),
    ]);
    expect(answers.map(problem)).toEqual(answers.map(() => invalid));
    const texts = answers.map(({ json: { request_id: _, ...rest } }) => JSON.stringify(rest));
    expect(new Set(texts).size).toBe(1);
    expect((await read(one)).status).toBe(200);
  });

  it('stops who tries many links, and still opens the page for its customer', async () => {
    const link = await sendHotel();
    const stranger = new Client();
    const statuses: number[] = [];
    for (let count = 0; count < 40; count++)
      statuses.push((await read({ ...link, secret: randomUUID() }, stranger)).status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect((await read(link)).status).toBe(200);
  });

  it('can be called by our own pages only', async () => {
    const link = await sendHotel();
    const foreign = await new Client().post('/request-page', linkOf(link), {
      headers: { Origin: 'https://example.com' },
    });
    expect(problem(foreign)).toEqual([403, 'foreign_origin']);
  });
});

describe('a link', () => {
  it('comes again with a repeated request, with the confirmation, and from staff; viewers make none', async () => {
    const who = customer();
    const key = randomUUID();
    const body = hotelRequest(who);
    const [first, second] = [
      await send('/hotels', body, { 'Idempotency-Key': key }),
      await send('/hotels', body, { 'Idempotency-Key': key }),
    ];
    expect(second.id).toBe(first.id);
    const mailed = await mailedLink(who.email, /./);
    const made = await staff.post(`/requests/hotel/${first.id}/links`);
    expect(made.status).toBe(201);
    for (const { secret } of [first, second, mailed, made.json.data]) {
      expect((await read({ ...first, secret })).status).toBe(200);
    }
    const viewer = await colleagueClient('viewer');
    expect(problem(await viewer.post(`/requests/hotel/${first.id}/links`))).toEqual([403, 'role_not_allowed']);
    const { links } = await enquiry(first);
    expect(links.map(({ by }: { by: string }) => by).toSorted()).toEqual(['mail', 'receipt', 'receipt', 'staff']);
    expect(JSON.stringify(links)).not.toContain('hash');
  });

  it('ends with all others, which the activity records', async () => {
    const link = await sendHotel();
    expect((await staff.delete(`/requests/hotel/${link.id}/links`)).status).toBe(200);
    expect(problem(await read(link))).toEqual(invalid);
    const { json } = await staff.post('/activity/searches', { record: link.reference });
    expect(json.data.map(({ action }: { action: string }) => action)).toContain('request_links_ended');
    expect(problem(await staff.post(`/requests/hotel/${randomUUID()}/links`))).toEqual([404, 'enquiry_not_found']);
  });
});

describe('POST /request-page/entries', () => {
  it('takes a message once, shows it to staff at once and mails it; their answer is on the page and mailed', async () => {
    const who = customer();
    const link = await sendHotel(who);
    const key = randomUUID();
    const text = `Is it near the Haram? ${key}`;
    expect((await write(link, text, key)).status).toBe(201);
    expect((await write(link, text, key)).status).toBe(201);
    const marked = await enquiry(link);
    expect(marked.history).toMatchObject([{ action: 'customer_wrote', text }]);
    expect(marked.unanswered_since).toBe(marked.history[0].at);
    const { json: fresh } = await staff.get('/overview/new');
    expect(fresh.data.unanswered.count).toBeGreaterThan(0);
    expect(fresh.data.unanswered.latest >= marked.unanswered_since).toBe(true);
    const waiting = await staff.get('/hotels?unanswered=true');
    expect(waiting.json.data.map(({ id }: { id: string }) => id)).toContain(link.id);
    await eventually(async () => {
      const mails = (await outbox()).filter((mail) => mail.text.includes(text) && !mail.to.includes(who.email));
      expect(mails).toHaveLength(1);
    });

    const replied = await answer(link, { answer: 'Five minutes on foot.', seen: marked.unanswered_since });
    expect(replied.json.data.unanswered_since).toBeNull();
    expect((await read(link)).json.data.entries).toMatchObject([
      { action: 'customer_wrote', text },
      { action: 'answered', text: 'Five minutes on foot.' },
    ]);
    const mailed = await mailedLink(who.email, /answer|رد/);
    expect((await read({ ...link, ...mailed })).status).toBe(200);
    const { json } = await staff.post('/activity/searches', { record: link.reference });
    expect(json.data.map(({ action }: { action: string }) => action)).toContain('customer_answered');
  });

  it('changes dates by the rules of the form, and never over a newer version', async () => {
    const link = await sendHotel();
    const dates = { action: 'change_hotel_dates', version: 1, check_in: inDays(30), check_out: inDays(33) };
    expect(issuesOf(await act(link, { ...dates, check_out: inDays(30) }))).toEqual([
      'check_out check_out_not_after_check_in',
    ]);
    const { status, json } = await act(link, dates);
    expect([status, json.data.dates.check_in, json.data.version]).toEqual([201, inDays(30), 2]);
    expect(problem(await act(link, { ...dates, check_in: inDays(31) }))).toEqual([409, 'version_conflict']);
    expect(await enquiry(link)).toMatchObject({ check_in: inDays(30), version: 2 });

    const flight = await send('/flight-requests', flightRequest(customer()));
    const past = { action: 'change_flight_dates', version: 1, from_date: inDays(-1), to_date: null, legs: [] };
    expect(issuesOf(await act(flight, past))).toEqual(['from_date departure_in_past']);
    const custom = await send('/customs', customRequest(customer()));
    const longer = { action: 'change_custom_dates', version: 1, trip_start_date: inDays(40), number_of_days: 9 };
    expect((await act(custom, longer)).json.data.dates).toMatchObject({
      trip_start_date: inDays(40),
      number_of_days: 9,
    });
    const contact = await send('/messages', message(customer()));
    expect(issuesOf(await act(contact, longer))).toEqual(['action not_an_option']);
    expect((await read(contact)).json.data.dates).toBeNull();
  });

  it('cancels, which staff see, and opens the request again when the customer writes', async () => {
    const link = await sendHotel();
    const cancelled = await act(link, { action: 'cancel', version: 1, reason: 'We stay at home' });
    expect(cancelled.json.data).toMatchObject({ status: 'done', cancelled: true, answer_by: null });
    expect((await enquiry(link)).history).toMatchObject([
      { action: 'status_changed', from: 'new', to: 'done', by: null },
      { action: 'cancelled', reason: 'We stay at home' },
    ]);
    expect((await write(link, 'We come after all')).json.data).toMatchObject({
      status: 'in_progress',
      cancelled: false,
    });
  });

  it('stops a flood of messages', async () => {
    const link = await sendHotel();
    for (let count = 0; count < 10; count++) expect((await write(link, `${count}`)).status).toBe(201);
    const { status, headers } = await write(link, 'One more');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('suspected spam', () => {
  it('has a page like any other, and mails nobody', async () => {
    const link = await sendHotel({ website: 'https://pills.example' });
    expect((await staff.get(`/hotels/${link.id}`)).status).toBe(404);
    const text = `Did it arrive? ${link.id}`;
    expect((await write(link, text)).json.data).toMatchObject({ status: 'new', entries: [{ text }] });
    expect((await staff.post(`/quarantine/${link.id}/release`)).status).toBe(200);
    expect((await read(link)).json.data.entries).toMatchObject([{ action: 'customer_wrote', text }]);
  });
});

describe('POST /request-page/links', () => {
  const ask = (reference: string, phone_end: string, client = new Client()) =>
    client.post('/request-page/links', { reference, phone_end });

  it('mails a link for the right number, and answers the same for a wrong one and an unknown reference', async () => {
    const who = customer();
    const link = await sendHotel(who);
    const end = who.phone.slice(-4);
    const wrong = String((Number(end) + 1) % 10_000).padStart(4, '0');
    const answers = [
      await ask(link.reference, wrong),
      await ask('H-0000-0000', end),
      await ask(link.reference.toLowerCase().replaceAll('-', ''), end),
    ];
    expect(answers.map(({ status, json }) => [status, json])).toEqual(answers.map(() => [202, { data: true }]));
    const mailed = await mailedLink(who.email, /new link|رابط جديد/);
    expect((await read({ ...link, ...mailed })).status).toBe(200);
    const mails = (await outbox()).filter(
      (mail) => mail.to.includes(who.email) && /new link|رابط جديد/.test(mail.subject),
    );
    expect(mails).toHaveLength(1);
  });

  it('mails no more than three links a day, and stops who asks too often', async () => {
    const who = customer();
    const link = await sendHotel(who);
    const end = who.phone.slice(-4);
    const stranger = new Client();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) statuses.push((await ask(link.reference, end, stranger)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
    await eventually(async () => {
      const mails = (await outbox()).filter(
        (mail) => mail.to.includes(who.email) && /new link|رابط جديد/.test(mail.subject),
      );
      expect(mails).toHaveLength(3);
    });
  });
});

it('is exported and erased with the person', async () => {
  const who = customer();
  const link = await sendHotel(who);
  const text = `Mine alone ${link.id}`;
  await write(link, text);
  await answer(link, { answer: 'Of course' });
  const exported = (await staff.post('/privacy/exports', { email: who.email })).json.data;
  expect(JSON.stringify(exported.record)).toContain(text);
  expect(exported.html).toContain(text);
  expect(JSON.stringify(exported)).not.toContain('hash');
  await staff.post('/privacy/erasures', { email: who.email, reason: 'asked' });
  expect(problem(await read(link))).toEqual(invalid);
});

describe('nothing of a link', () => {
  beforeEach(needs('process'));

  it('is in a log or a file outside the outbox and the database, after every kind of call', async () => {
    const { dataDir } = inject('stack');
    const who = customer();
    const link = await sendHotel(who);
    await read(link);
    await write(link, 'Hello');
    await act(link, { action: 'cancel', version: 7, reason: null });
    await read({ ...link, reference: 'H-0000-0000' });
    await new Client().post('/request-page', { reference: link.reference });
    await new Client().post('/request-page/links', { reference: link.reference, phone_end: who.phone.slice(-4) });
    const mailed = await mailedLink(who.email, /./);
    const id = (await staff.get('/overview/new')).headers.get('x-request-id') ?? '';
    const logs = async () => {
      const files = (await readdir(dataDir, { recursive: true })).filter((file) => /\.log(\.\d+)?$/.test(file));
      // The database's own log holds the items, with the hashes.
      const own = files.filter((file) => !file.startsWith('database'));
      return (await Promise.all(own.map((file) => readFile(join(dataDir, file), 'utf8')))).join();
    };
    await eventually(async () => expect(await logs()).toContain(id));
    for (const hidden of [link.secret, mailed.secret, link.reference]) expect(await logs()).not.toContain(hidden);
    const stored = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    for (const file of stored) {
      if (file.parentPath.includes('outbox')) continue;
      const bytes = await readFile(join(file.parentPath, file.name)).catch(() => Buffer.of());
      for (const secret of [link.secret, mailed.secret]) expect(bytes.includes(secret), file.name).toBe(false);
    }
  });
});
