import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Level } from 'level';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { customRequest, flightRequest, hotelRequest, inDays, message, program } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { outbox } from '../../support/outbox.ts';
import { type Stack, startStack } from '../../support/stack.ts';

/** Nothing else in the store contains any of these words. */
const person = { name: 'زينب الحربي', phone: '0557319264', email: 'zainab.alharbi@example.com' };
const words = 'a camel called Sahab';
const whom = { phone: person.phone, email: person.email };
/** The visitor typed it, and staff corrected it. */
const mistyped = 'zainab.alharbi@exmaple.com';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const traces = [person.name, '557319264', '7319264', person.email, mistyped, 'Sahab', sha256(person.email)];

let dataDir: string;
let stack: Stack;
let staff: Client;

const start = async (environment: Record<string, string> = {}) => {
  stack = await startStack({ dataDir, environment });
  staff = new Client(stack.url);
  await staff.signIn(stack.adminEmail, stack.adminPassword);
};
const send = async (path: string, body: object, key?: string) =>
  new Client(stack.url).post(path, body, { headers: { 'Idempotency-Key': key } });
const breakMail = async () => {
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
  await writeFile(join(dataDir, 'outbox'), '');
};
const mendMail = () => rm(join(dataDir, 'outbox'));
/** Waits until the log of changes has been read and trimmed, shortly after the last change. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 2000));
const logged = () => readFile(join(dataDir, 'functions.log'), 'utf8');
const letters = () => readdir(join(dataDir, 'dead-letters')).catch(() => []);
const mailsTo = async (address: string) => (await outbox(stack.url)).filter(({ to }) => to.includes(address));
const overview = async () => (await staff.get(`/overview?from=${inDays(0)}&to=${inDays(0)}`)).json.data.counts;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-erasure-'));
});

afterEach(() => stack?.stop());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Every entry of the stopped database, including its indexes and its log of changes, and every other file, by name. */
async function everythingStored(): Promise<[where: string, text: string][]> {
  const level = new Level<string, unknown>(join(dataDir, 'database'), { valueEncoding: 'json' });
  const entries = (await level.iterator().all()).map(([key, value]): [string, string] => [key, JSON.stringify(value)]);
  await level.close();
  const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('/database'),
  );
  const texts = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const path = join(parentPath, name);
    return [path, await readFile(path, 'utf8')];
  });
  return [...entries.map(([key, value]): [string, string] => [key, `${key} ${value}`]), ...(await Promise.all(texts))];
}

const tracesLeft = async () =>
  (await everythingStored()).flatMap(([where, text]) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${where.slice(0, 80)}`),
  );

describe('the erasure of a person', () => {
  it('leaves nothing but the counts in the store', async () => {
    await start({ EVENT_PATIENCE: '0' });
    const removed = await send('/customs', customRequest({ ...person, email: null, travel_expert_help: words }));
    await eventually(async () => expect(await outbox(stack.url)).toHaveLength(1));
    await staff.delete(`/customs/${removed.json.data.id}`);
    // Two events become dead letters.
    await breakMail();
    await send('/messages', message({ ...person, message: words }), 'key-parked');
    await eventually(async () => expect(await letters()).toHaveLength(2));
    await mendMail();

    const consent = { text_version: 1, marketing: true };
    const flightBody = flightRequest({ ...person, notes: words, consent });
    const flight = await send('/flight-requests', flightBody, 'key-flight');
    await send('/hotels', hotelRequest({ ...person, email: 'other@example.com', notes: words }));
    await send('/customs', customRequest({ ...person, phone: '0559990000', travel_expert_help: words }));
    await staff.post('/requests', { ...message({ ...person, message: words }), type: 'message' });
    const neighbour = (await send('/messages', message({ phone: '0551119264', email: 'near@example.com' }))).json.data;
    const { id } = flight.json.data;
    await staff.patch(`/flight-requests/${id}`, {
      status: 'done',
      note: `${person.name} has ${words}`,
      contacted: 'phone',
    });
    const suspect = { ...message({ ...person, message: words }), website: 'https://filled.example' };
    const suspected = await send('/messages', suspect, 'key-suspect');
    expect((await staff.get('/quarantine')).json.data).toHaveLength(1);
    const { consent: _, ...hotelBody } = hotelRequest({ ...person, notes: words });
    const { json: wrong } = await send('/hotels', { ...hotelRequest({ ...person, notes: words }), email: mistyped });
    await eventually(async () => expect(await mailsTo(mistyped)).toHaveLength(1));
    const correction = { ...hotelBody, type: 'hotel', language: 'en', version: 1 };
    expect((await staff.put(`/requests/hotel/${wrong.data.id}`, correction)).status).toBe(200);
    expect((await staff.patch('/privacy', whom)).json.data.withdrawn).toBe(1);
    await staff.post('/privacy/requests', { ...whom, kind: 'erase', received_on: inDays(-3) });
    await eventually(async () => expect(await outbox(stack.url)).toHaveLength(10));

    const before = await overview();
    const { json: found } = await staff.post('/privacy/searches', whom);
    expect(found.data.enquiries).toHaveLength(7);
    expect(found.data.emails.toSorted()).toEqual(['other@example.com', person.email]);
    expect(found.data.requests).toMatchObject([{ kind: 'erase', due_on: inDays(27) }]);
    expect(found.data.mails.filter(({ kind }: { kind: string }) => kind === 'confirmation')).toHaveLength(4);

    const { status, json } = await staff.post('/privacy/erasures', { ...whom, reason: 'asked' });
    expect([status, json.data.more]).toEqual([201, false]);
    expect(json.data.erasure).toMatchObject({
      reason: 'asked',
      by: stack.adminEmail,
      counts: { flight: 1, hotel: 2, custom: 2, message: 2 },
    });
    expect((await staff.get('/privacy')).json.data.erasures).toEqual([json.data.erasure]);

    // The counts stay, and so does the neighbour, whose number ends with the same digits.
    expect(await overview()).toEqual(before);
    expect((await staff.get(`/messages/${neighbour.id}`)).status).toBe(200);
    expect((await staff.get(`/flight-requests/${id}`)).status).toBe(404);
    expect((await staff.get('/requests')).json.data).toHaveLength(1);
    expect((await staff.get('/privacy')).json.data.requests).toEqual([]);
    expect((await staff.post('/privacy/searches', whom)).json.data).toMatchObject({ enquiries: [], mails: [] });
    expect(await letters()).toEqual([]);

    // A late retry by the visitor gets the receipt but stores nothing.
    const retry = await send('/flight-requests', flightBody, 'key-flight');
    // Each repetition has a link of its own, which opens nothing any more.
    expect(retry.json.data).toMatchObject({ id, reference: flight.json.data.reference });
    expect((await staff.get('/requests')).json.data).toHaveLength(1);
    expect((await send('/messages', suspect, 'key-suspect')).json.data).toMatchObject({ id: suspected.json.data.id });
    expect((await staff.get('/quarantine')).json.data).toEqual([]);

    await eventually(async () => expect(await outbox(stack.url)).toHaveLength(2));
    const replayed = await promisify(execFile)(process.execPath, ['scripts/redrive.ts'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    expect(replayed.stdout).toContain('0 handled, 0 waiting.');
    await settled();
    await stack.stop();
    expect(await tracesLeft()).toEqual([]);
    // The claims of the neighbour's mails: one to the visitor, one to staff.
    expect((await everythingStored()).filter(([, text]) => text.includes('"claimed_until"'))).toHaveLength(2);
    // Proves that the search would find them: it finds the neighbour.
    expect((await everythingStored()).filter(([, text]) => text.includes('near@example.com'))).not.toEqual([]);
  }, 120_000);

  it('takes a request off its departure’s list, with what its customer wrote on its page and the links to it', async () => {
    await start();
    const program_id = (await staff.post('/programs', program())).json.data.id;
    const departure_id = uuid();
    const departure = { from_date: inDays(60), nights: 3, capacity: 8, seats_left: 0, waiting_list: true };
    await staff.post(`/programs/${program_id}/departures`, { departures: [{ id: departure_id, ...departure }] });
    const asked = { program_id, departure_id, seen_total_sar: 4500, waiting_list: true };
    const sent = (await send('/customs', customRequest({ ...person, ...asked }))).json.data;
    const page = { reference: sent.reference, secret: sent.secret };
    expect((await send('/request-page/entries', { ...page, action: 'write', text: words })).status).toBe(201);
    expect((await staff.post(`/requests/custom/${sent.id}/links`)).status).toBe(201);
    const list = async () =>
      (await staff.get(`/programs/${program_id}/departures/${departure_id}/requests?list=waiting`)).json.data.length;
    const waiting = async () => (await staff.get('/programs/waiting')).json.data.length;
    expect([await list(), await waiting()]).toEqual([1, 1]);

    const { json } = await staff.post('/privacy/erasures', { ...whom, reason: 'asked' });
    expect(json.data.erasure.counts).toMatchObject({ custom: 1 });
    expect([await list(), await waiting()]).toEqual([0, 0]);
    expect((await send('/request-page', page)).json.code).toBe('request_link_invalid');
    await settled();
    await stack.stop();
    expect(await tracesLeft()).toEqual([]);
  }, 120_000);

  it('stops the mails of an event that has not been handled yet', async () => {
    await start();
    await breakMail();
    await send('/messages', message({ ...person, message: words }));
    await eventually(async () => expect((await logged()).split('event delayed').length).toBeGreaterThan(2));
    expect((await staff.post('/privacy/erasures', { ...whom, reason: 'not_needed' })).status).toBe(201);
    // Retries come at growing intervals. Mail stays broken: a client in the middle of its own retries would still send.
    const ended = async () => (await logged()).split('"outcome":"deleted"').length - 1;
    await vi.waitFor(async () => expect(await ended()).toBe(2), { timeout: 150_000, interval: 200 });
    await mendMail();
    expect((await outbox(stack.url)).filter(({ text }) => text.includes('Sahab'))).toEqual([]);
    await settled();
    await stack.stop();
    expect(await tracesLeft()).toEqual([]);
  }, 240_000);
});
