import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FlightRequestBody } from '#contracts/api/enquiries';
import { flightKind } from '#contracts/api/flight-requests';
import { flightRequest, inDays } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

/** The page of a request over a real database: what its one conditional write does, also to suspected spam. */

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let enquiries: typeof import('../../functions/logic/enquiries/enquiries.ts');
let opening: typeof import('../../functions/logic/request-page/open-page.ts');
let adding: typeof import('../../functions/logic/request-page/add-entry.ts');
let links: typeof import('../../functions/logic/request-page/links.ts');
let store: typeof import('../../functions/data/enquiries.ts');
let dynamo: typeof import('../../functions/data/dynamo.ts');
let quarantine: typeof import('../../functions/logic/quarantine.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  enquiries = await import('../../functions/logic/enquiries/enquiries.ts');
  opening = await import('../../functions/logic/request-page/open-page.ts');
  adding = await import('../../functions/logic/request-page/add-entry.ts');
  links = await import('../../functions/logic/request-page/links.ts');
  store = await import('../../functions/data/enquiries.ts');
  dynamo = await import('../../functions/data/dynamo.ts');
  quarantine = await import('../../functions/logic/quarantine.ts');
}, 30_000);

beforeEach(() => database.empty());
afterAll(() => database?.close());

const address = '192.0.2.7';
const by = { email: 'huda@rihla.example', name: 'Huda' };
const leg = { departure: 'Istanbul (IST)', arrival: 'Izmir', date: inDays(22) };

const send = (changes: object = {}, idempotencyKey: string | undefined = undefined) =>
  enquiries.receiveEnquiry(flightKind, {
    body: FlightRequestBody.parse(flightRequest({ legs: [leg], email: `n${randomUUID()}@example.com`, ...changes })),
    // Of another address each time: many from one are suspicious.
    ...{ language: 'en', address: randomUUID(), idempotencyKey, traceId: 'trace' },
  } as const);

/** Text that a person does not send. */
const spam = {
  notes: '<a href="http://x.example">cheap</a> [url=http://y.example]pills[/url]',
  name: 'www.pills.example',
};

type Link = { reference: string; secret: string };
const read = (link: Link) => opening.readRequestPage(link, address);
type Action = Parameters<typeof adding.addToRequestPage>[0];
const act = ({ reference, secret }: Link, action: object, idempotencyKey: string = randomUUID()) =>
  adding.addToRequestPage({ reference, secret, ...action } as Action, { address, idempotencyKey });
const write = (link: Link, text: string, key?: string) => act(link, { action: 'write', text }, key);
const dates = (changes: object = {}) => ({
  ...{ action: 'change_flight_dates', version: 1, from_date: inDays(30), to_date: inDays(37) },
  legs: [{ date: inDays(33) }],
  ...changes,
});
const refused = (code: string) => expect.objectContaining({ code });
const setStatus = (id: string, status: 'new' | 'in_progress' | 'done') =>
  store.updateEnquiry('flight', id, {
    entries: [{ action: 'status_changed', to: status, at: new Date().toISOString(), by }],
    status,
  });

describe('the link of the receipt', () => {
  it('opens the page, and only its hash is stored', async () => {
    const receipt = await send();
    expect(receipt.secret).toMatch(/^[\w-]{32}$/);
    const page = await read(receipt);
    expect(page).toMatchObject({
      reference: receipt.reference,
      status: 'new',
      phone_end: '4567',
      masked_email: 'n•••@example.com',
    });
    expect(page.type).toBe('flight');
    expect(page.asked).toContainEqual({ kind: 'text', name: 'main_arrival', value: 'Istanbul (IST)' });
    const item = await dynamo.getItem('Enquiries', { pk: 'flight', sk: receipt.id });
    expect(item?.links).toEqual([
      { by: 'receipt', at: expect.any(String), hash: expect.stringMatching(/^[\da-f]{64}$/) },
    ]);
    expect(JSON.stringify(item)).not.toContain(receipt.secret);
  });

  it('is another one after a repetition with the same key, and both open the page', async () => {
    const key = randomUUID();
    const email = 'nora@example.com';
    const [first, second] = [await send({ email }, key), await send({ email }, key)];
    expect(second.id).toBe(first.id);
    expect(second.secret).not.toBe(first.secret);
    for (const receipt of [first, second]) expect((await read(receipt)).reference).toBe(first.reference);
  });

  it('gets the same reply as an unknown reference if it is another request’s', async () => {
    const [one, other] = [await send(), await send({ phone: '0559998877' })];
    const wrong = refused('request_link_invalid');
    await expect(read({ reference: one.reference, secret: other.secret })).rejects.toEqual(wrong);
    await expect(read({ reference: 'F-0000-0000', secret: one.secret })).rejects.toEqual(wrong);
    await expect(read({ reference: 'nothing', secret: one.secret })).rejects.toEqual(wrong);
    await expect(write({ reference: one.reference, secret: other.secret }, 'Hello')).rejects.toEqual(wrong);
  });

  it('ends when staff end all links, and when they correct the address to which one was mailed', async () => {
    const { correctEnquiry } = await import('../../functions/logic/enquiries/correct-enquiry.ts');
    const receipt = await send();
    const { secret } = await links.makeLinkForStaff({ type: 'flight', id: receipt.id });
    await read({ ...receipt, secret });
    await links.endAllLinks({ type: 'flight', id: receipt.id });
    for (const one of [receipt.secret, secret]) {
      await expect(read({ ...receipt, secret: one })).rejects.toEqual(refused('request_link_invalid'));
    }
    const second = await links.makeLinkForStaff({ type: 'flight', id: receipt.id });
    const { consent: _, ...sent } = flightRequest({ legs: [leg], email: 'right@example.com', language: 'en' });
    const body = { ...FlightRequestBody.parse(sent), ...{ type: 'flight', language: 'en', version: 1 } } as never;
    await correctEnquiry({
      params: { type: 'flight', id: receipt.id },
      body,
      session: { staff: by },
      report: () => undefined,
    });
    await expect(read({ ...receipt, secret: second.secret })).rejects.toEqual(refused('request_link_invalid'));
  });

  it('is one of twenty: the oldest ends', async () => {
    const receipt = await send();
    const made: string[] = [];
    for (let count = 0; count < 20; count++)
      made.push((await links.makeLinkForStaff({ type: 'flight', id: receipt.id })).secret);
    await expect(read(receipt)).rejects.toEqual(refused('request_link_invalid'));
    for (const secret of [made[0], made[19]]) await read({ ...receipt, secret: secret ?? '' });
  });
});

describe('a message', () => {
  it('is in the history, marks the request, and opens it again if it was done', async () => {
    const receipt = await send();
    await setStatus(receipt.id, 'done');
    const page = await write(receipt, 'One more question');
    expect(page).toMatchObject({ status: 'in_progress', cancelled: false, answer_by: expect.any(String) });
    const stored = await store.getEnquiry('flight', receipt.id);
    expect(stored.history).toMatchObject([
      { action: 'status_changed', to: 'done', by },
      { action: 'status_changed', from: 'done', to: 'in_progress', by: null },
      { action: 'customer_wrote', text: 'One more question' },
    ]);
    expect(stored.unanswered_since).toBe(stored.history.at(-1)?.at);
  });

  it('is stored once, however often its key comes', async () => {
    const receipt = await send();
    const key = randomUUID();
    await write(receipt, 'Once', key);
    await Promise.all([write(receipt, 'Once', key), write(receipt, 'Once', key)]);
    expect((await read(receipt)).entries).toHaveLength(1);
  });

  it('is refused after ten in a day', async () => {
    const receipt = await send();
    for (let count = 0; count < 10; count++) await write(receipt, `Message ${count}`);
    await expect(write(receipt, 'Too much')).rejects.toEqual(refused('too_many_requests'));
  });

  it('is refused once the history is full, which the page says; cancelling is not', async () => {
    const receipt = await send();
    const note = 'Called';
    const entries = Array.from(
      { length: 200 },
      () => ({ action: 'note_added', note, at: new Date().toISOString(), by }) as const,
    );
    await store.updateEnquiry('flight', receipt.id, { entries });
    expect((await read(receipt)).full).toBe(true);
    await expect(write(receipt, 'Too late')).rejects.toEqual(refused('history_full'));
    expect(await act(receipt, { action: 'cancel', version: 1, reason: null })).toMatchObject({ cancelled: true });
  });

  it('keeps its mark if it came after what staff have seen', async () => {
    const receipt = await send();
    await write(receipt, 'First');
    const { unanswered_since: seen } = await store.getEnquiry('flight', receipt.id);
    await write(receipt, 'Second');
    const change = (body: object) =>
      enquiries.changeEnquiry('flight', {
        params: { id: receipt.id },
        body,
        session: { staff: by },
        report: () => undefined,
      });
    expect((await change({ answer: 'To the first', seen })).unanswered_since).not.toBeNull();
    const { unanswered_since } = await store.getEnquiry('flight', receipt.id);
    expect((await change({ seen: unanswered_since })).unanswered_since).toBeNull();
    expect((await read(receipt)).entries.map(({ action }) => action)).toEqual([
      'customer_wrote',
      'customer_wrote',
      'answered',
    ]);
  });
});

describe('other dates', () => {
  it('replace those of the request, and the history has both', async () => {
    const receipt = await send();
    const key = randomUUID();
    const page = await act(receipt, dates(), key);
    expect(page.dates).toMatchObject({
      from_date: inDays(30),
      to_date: inDays(37),
      legs: [{ ...leg, date: inDays(33) }],
    });
    expect(page.version).toBe(2);
    expect(page.entries).toEqual([
      {
        ...{ action: 'dates_changed', at: expect.any(String) },
        changes: [
          { field: 'from_date', before: inDays(20), after: inDays(30) },
          { field: 'to_date', before: inDays(27), after: inDays(37) },
          { field: 'legs.0.date', before: inDays(22), after: inDays(33) },
        ],
      },
    ]);
    expect(await act(receipt, dates(), key)).toEqual(page);
  });

  it('never overwrite what has changed since', async () => {
    const receipt = await send();
    await setStatus(receipt.id, 'in_progress');
    await expect(act(receipt, dates())).rejects.toEqual(refused('version_conflict'));
    await expect(act(receipt, dates({ version: 2, legs: [] }))).rejects.toEqual(refused('version_conflict'));
    await expect(
      act(receipt, { action: 'change_hotel_dates', version: 2, check_in: inDays(1), check_out: inDays(2) }),
    ).rejects.toEqual(refused('validation_failed'));
    expect((await read(receipt)).dates).toMatchObject({ from_date: inDays(20) });
  });
});

it('shows a cancellation until the customer writes again', async () => {
  const receipt = await send();
  expect(await act(receipt, { action: 'cancel', version: 1, reason: 'We stay at home' })).toMatchObject({
    ...{ status: 'done', cancelled: true, answer_by: null },
    entries: [{ action: 'cancelled', reason: 'We stay at home' }],
  });
  await expect(act(receipt, { action: 'cancel', version: 2, reason: null })).rejects.toEqual(
    refused('version_conflict'),
  );
  expect(await write(receipt, 'We come after all')).toMatchObject({ status: 'in_progress', cancelled: false });
});

describe('suspected spam', () => {
  it('has a page like every other request, and a release keeps what was added there', async () => {
    const receipt = await send(spam);
    expect(await dynamo.getItem('Enquiries', { pk: 'flight', sk: receipt.id })).toBeUndefined();
    expect(await read(receipt)).toMatchObject({ status: 'new', entries: [] });
    await write(receipt, 'Did you get it?');
    await act(receipt, dates());
    const again = await links.makeLink({ type: 'flight', id: receipt.id }, 'receipt', ['Enquiries', 'Quarantine']);
    await quarantine.releaseEnquiry(receipt.id);
    for (const secret of [receipt.secret, again ?? '']) {
      const page = await read({ ...receipt, secret });
      expect(page.entries.map(({ action }) => action)).toEqual(['customer_wrote', 'dates_changed']);
      expect(page.dates).toMatchObject({ from_date: inDays(30) });
    }
    expect((await store.getEnquiry('flight', receipt.id)).unanswered_since).not.toBeNull();
  });
});
