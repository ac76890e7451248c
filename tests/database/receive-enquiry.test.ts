import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { MessageBody } from '#contracts/api/enquiries';
import { messageKind } from '#contracts/api/messages';
import { message } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let receiveEnquiry: typeof import('../../functions/logic/enquiries/receive-enquiry.ts').receiveEnquiry;
let getItem: typeof import('../../functions/data/dynamo.ts').getItem;
let list: typeof import('../../functions/logic/enquiries/enquiry-list.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  // The database client reads the environment when it is loaded.
  ({ receiveEnquiry } = await import('../../functions/logic/enquiries/receive-enquiry.ts'));
  ({ getItem } = await import('../../functions/data/dynamo.ts'));
  list = await import('../../functions/logic/enquiries/enquiry-list.ts');
}, 30_000);

beforeEach(() => database.empty());
afterAll(async () => {
  await database?.close();
});

const body = MessageBody.parse(message());
const arrival = { body, language: 'ar', address: '192.0.2.1', idempotencyKey: undefined, traceId: 'trace' } as const;

/** Stops the clock for a test: limits count attempts by windows, and texts and mailboxes by days. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

const stored = async () => (await list.listEnquiries(['message'], list.everything)).enquiries;

it('stores no enquiry that could not be parsed', async () => {
  await expect(receiveEnquiry(messageKind, { ...arrival, body: { ...body, message: '' } })).rejects.toThrow();
  expect(await stored()).toEqual([]);
});

it('stores the request’s trace id with the enquiry, for the logs of its events', async () => {
  const { id } = await receiveEnquiry(messageKind, arrival);
  expect(await getItem('Enquiries', { pk: 'message', sk: id })).toMatchObject({ trace_id: 'trace', source: 'website' });
  expect(await stored()).toHaveLength(1);
  expect((await stored())[0]).not.toHaveProperty('trace_id');
});

it('stores from where the visit came, and knows a retry from another page', async () => {
  const origin = { utm_source: 'snapchat', utm_medium: null, utm_campaign: 'eid', referrer: null };
  const keyed = { ...arrival, idempotencyKey: 'origin' };
  const { id } = await receiveEnquiry(messageKind, { ...keyed, body: { ...body, origin } });
  expect(await receiveEnquiry(messageKind, keyed)).toMatchObject({ id });
  expect(await stored()).toMatchObject([{ id, origin }]);
});

const isRefused = (error: unknown) => (error as { code?: string }).code === 'too_many_requests';

it('limits an address to sixty in ten minutes, and stores nothing for one that sends a few', async () => {
  const { takeFrequentAttempt } = await import('../../functions/data/throttles.ts');
  const { scanItems } = await import('../../functions/data/dynamo.ts');
  const attempts = async () => (await scanItems('Throttles')).filter(({ pk }) => pk.startsWith('few#'));
  const limit = { action: 'few', attempts: 60, seconds: 365 * 86_400 };
  for (let count = 0; count < 5; count++) await takeFrequentAttempt(limit, 5, '192.0.2.9');
  expect(await attempts()).toEqual([]);
  const taken = await Promise.allSettled(Array.from({ length: 100 }, () => takeFrequentAttempt(limit, 5, '192.0.2.9')));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(55);
  expect(taken.every((one) => one.status === 'fulfilled' || isRefused(one.reason))).toBe(true);
  expect(await attempts()).toMatchObject([{ attempts: 60 }]);
});

it('quarantines the 61st of an address in ten minutes, and refuses only the 601st', async () => {
  stopClock();
  const { takeFrequentAttempt } = await import('../../functions/data/throttles.ts');
  const { readQuarantine } = await import('../../functions/data/quarantine.ts');
  const limit = { action: 'enquiry', attempts: 600, seconds: 10 * 60 };
  const address = '192.0.2.60';
  const arrive = (count: number) =>
    Promise.all(Array.from({ length: count }, () => takeFrequentAttempt(limit, 5, address)));
  const receive = (email: string) =>
    receiveEnquiry(messageKind, { ...arrival, address, body: { ...body, email, message: 'Open?', seconds: 40 } });
  await arrive(59);
  const { id: sixtieth } = await receive('sixtieth@example.com');
  const { id: next } = await receive('next@example.com');
  const { quarantined } = await readQuarantine({ limit: 100 });
  expect(quarantined.find(({ id }) => id === sixtieth)).toBeUndefined();
  expect(quarantined.find(({ id }) => id === next)).toMatchObject({ reasons: ['same_address'] });
  await arrive(538);
  expect(await receive('last@example.com')).toHaveProperty('reference');
  await expect(receiveEnquiry(messageKind, { ...arrival, address })).rejects.toSatisfy(isRefused);
});

it('stores nothing for a text or mailbox seen once, and counts all that follow', async () => {
  stopClock();
  const { countToday } = await import('../../functions/data/spam-counts.ts');
  const { scanItems } = await import('../../functions/data/dynamo.ts');
  const counts = async () => (await scanItems('Throttles')).filter(({ pk }) => pk.startsWith('seen#'));
  const before = (await counts()).length;
  await receiveEnquiry(messageKind, {
    ...arrival,
    body: { ...body, email: 'once@example.com', message: 'x '.repeat(40) },
  });
  expect(await counts()).toHaveLength(before);
  const senders = ['a', 'a', 'b', 'c', 'b', 'd'];
  const found = [];
  for (const sender of senders) found.push(await countToday('text of an advertisement', sender, 1));
  expect(found).toEqual([1, 1, 2, 3, 3, 4]);
  expect(await counts()).toHaveLength(before + 1);
});

it('includes counts of other processes once it stores its own', async () => {
  stopClock();
  const { updateItem } = await import('../../functions/data/dynamo.ts');
  const { sha256 } = await import('../../functions/data/hash.ts');
  const { riyadhDay } = await import('#contracts/field-kit/calendar');
  const { countToday } = await import('../../functions/data/spam-counts.ts');
  const pk = `seen#${sha256('shared text')}#${riyadhDay()}`;
  const others = new Set(['one', 'two', 'three']);
  await updateItem('Throttles', { pk }, { UpdateExpression: 'ADD members :others', values: { ':others': others } });
  expect(await countToday('shared text', 'a', 1)).toBe(1);
  expect(await countToday('shared text', 'b', 1)).toBe(5);
});

it('suspects the sixteenth of an address in ten minutes of what it lets pass from the first', async () => {
  stopClock();
  const { readQuarantine } = await import('../../functions/data/quarantine.ts');
  const address = '192.0.2.77';
  for (let count = 1; count <= 16; count++) {
    const own = { name: `Guest ${count}`, email: `guest-${count}@example.com`, message: 'Are you open?' };
    await receiveEnquiry(messageKind, { ...arrival, address, body: { ...body, ...own, seconds: 1 } });
  }
  const { quarantined } = await readQuarantine({ limit: 100 });
  const guests = quarantined.filter(({ enquiry }) => enquiry.name.startsWith('Guest'));
  expect(guests.map(({ enquiry, reasons }) => [enquiry.name, reasons])).toEqual([
    ['Guest 16', ['too_fast', 'same_address']],
  ]);
});

it('stores an enquiry in one place, however different its concurrent attempts are', async () => {
  const { readQuarantine } = await import('../../functions/data/quarantine.ts');
  for (let round = 0; round < 5; round++) {
    const name = `Round ${round}`;
    const send = (website: string) =>
      receiveEnquiry(messageKind, {
        ...arrival,
        address: '192.0.2.88',
        body: { ...body, name, website },
        idempotencyKey: name,
      });
    const receipts = await Promise.all(['', 'https://spam.example', '', 'https://spam.example'].map(send));
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    receipts.push(await send(round % 2 ? 'https://spam.example' : ''));
    const { quarantined } = await readQuarantine({ limit: 100 });
    const places = [...(await stored()), ...quarantined.map(({ enquiry }) => enquiry)];
    expect(places.filter((enquiry) => enquiry.name === name)).toHaveLength(1);
  }
});
