import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EnquiryStatus, EnquiryType } from '#contracts/api/enquiries';
import { openTestDatabase } from '../support/database.ts';
import { openMailAndQueue } from '../support/mail-and-queue.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let services: Awaited<ReturnType<typeof openMailAndQueue>>;
let remindStaff: (event: unknown, context: object) => Promise<void>;
let putEnquiry: typeof import('../../functions/data/enquiries.ts').putEnquiry;

beforeAll(async () => {
  database = await openTestDatabase();
  services = await openMailAndQueue();
  process.env.STAFF_LANGUAGE = 'en';
  // The clients read the environment when they are imported.
  ({ putEnquiry } = await import('../../functions/data/enquiries.ts'));
  const { handler } = await import('../../functions/events/morning-begun/remind-staff.ts');
  remindStaff = handler as unknown as typeof remindStaff;
}, 30_000);

beforeEach(async () => {
  await database.empty();
  await services.empty();
});

afterAll(async () => {
  await services?.close();
  await database?.close();
});

const morning = (day: string) =>
  remindStaff({ source: 'aws.events', 'detail-type': 'Scheduled Event', time: `${day}T05:00:00Z` }, {});

async function store(type: EnquiryType, at: string, status: EnquiryStatus = 'new') {
  const enquiry = storedEnquiry({ type, at: new Date(at), status });
  await putEnquiry(enquiry);
  return enquiry.reference;
}

it('sends nothing if no enquiry is new', async () => {
  await store('flight', '2026-11-20T10:00:00Z', 'done');
  await morning('2026-11-22');
  expect(await services.outbox.list()).toEqual([]);
});

it('lists new enquiries, oldest first, to every staff address, once a day', async () => {
  const hotel = await store('hotel', '2026-11-22T15:00:00Z');
  const message = await store('message', '2026-11-21T05:00:00Z');
  const flight = await store('flight', '2026-11-23T04:30:00Z');
  const taken = await store('custom', '2026-11-20T10:00:00Z', 'in_progress');
  const later = await store('flight', '2026-11-23T05:00:01Z');
  for (let time = 0; time < 2; time++) await morning('2026-11-23');

  const mails = await services.outbox.list();
  expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(['desk@rihla.example', 'owner@rihla.example']);
  const { subject = '', text = '' } = mails[0] ?? {};
  expect(subject).toBe('Rihla: 3 requests are waiting for a first reply');
  expect(text).toContain('1 flight request · 1 hotel request · 1 message');
  const listed = [message, hotel, flight].map((reference) => text.indexOf(reference));
  expect(listed).toEqual(listed.toSorted((a, b) => a - b));
  expect(listed).not.toContain(-1);
  expect(text.match(/^https:.*\/admin\/requests\?open=(message|hotel|flight)\./gm)).toHaveLength(3);
  expect(text).toContain('Message · for 2 days');
  expect(text).toContain('Hotel request · for 14 hours');
  for (const absent of [taken, later]) expect(text).not.toContain(absent);

  await morning('2026-11-24');
  expect(await services.outbox.list()).toHaveLength(4);
});

it('comes on the days of the working hours, be they at a weekend, and not on days off', async () => {
  const { readHours, replaceHours } = await import('../../functions/data/hours.ts');
  await store('flight', '2026-11-25T10:00:00Z');
  const comes = async (day: string) => {
    await services.empty();
    await morning(day);
    return (await services.outbox.list()).length > 0;
  };
  expect(await comes('2026-11-27')).toBe(false);
  expect(await comes('2026-11-28')).toBe(true);
  const { updated_at: _, ...hours } = await readHours();
  const holiday = { name: null, season: null, from: '2026-11-29', to: '2026-11-30', week: null };
  const week = { ...hours.week, saturday: [] };
  await replaceHours({ ...hours, week, schedules: [holiday, ...hours.schedules] }, null);
  expect(await comes('2026-11-29')).toBe(false);
  expect(await comes('2026-12-01')).toBe(true);
  expect(await comes('2026-12-05')).toBe(false);
});

it('names before days off the tasks of these days', async () => {
  const { changeTasks } = await import('../../functions/data/tasks.ts');
  const enquiry = storedEnquiry({ type: 'flight', at: new Date('2026-11-25T06:00:00Z'), status: 'in_progress' });
  await putEnquiry(enquiry);
  const who = { email: 'huda@rihla.example', name: 'Huda' };
  const task = (id: string, text: string, due_at: string) => ({
    ...{ id, text, due_at, who, by: who, at: '2026-11-25T06:00:00.000Z', done: null },
  });
  await changeTasks({ type: 'flight', id: enquiry.id }, () => [
    task('01980000-0000-7000-8000-000000000001', 'Call on Friday', '2026-11-27T15:00:00.000Z'),
    task('01980000-0000-7000-8000-000000000002', 'Call on Saturday', '2026-11-28T15:00:00.000Z'),
  ]);
  const textOf = async (day: string) => {
    await services.empty();
    await morning(day);
    const [mail] = await services.outbox.list();
    return `${mail?.subject} ${mail?.text}`;
  };
  expect(await textOf('2026-11-25')).not.toContain('Call on');
  const thursday = await textOf('2026-11-26');
  expect(thursday).toContain('1 task is due before the next working day');
  expect(thursday).toContain('Call on Friday');
  expect(thursday).not.toContain('Call on Saturday');
  const saturday = await textOf('2026-11-28');
  expect(saturday).toContain('2 tasks are due today');
  for (const text of ['Call on Friday', 'Call on Saturday']) expect(saturday).toContain(text);
});

it('reminds staff of the licence on the first working morning of its last 60 and 14 days, once each', async () => {
  const { replaceLive } = await import('../../functions/data/site-content.ts');
  const { contactAtStart } = await import('#contracts/site-defaults/contact');
  const content = { ...contactAtStart, licence_until: '2027-03-01' };
  await replaceLive('contact', { content, version: 1, at: null, by: null, note: null }, 0);
  const sent = async (day: string) => {
    await services.empty();
    await morning(day);
    return (await services.outbox.list()).map(({ subject }) => subject);
  };
  expect(await sent('2026-12-30')).toEqual([]);
  expect(await sent('2026-12-31')).toEqual(Array(2).fill('Rihla: the Ministry of Tourism licence ends in 60 days'));
  expect(await sent('2027-01-03')).toEqual([]);
  expect(await sent('2027-02-16')).toEqual(Array(2).fill('Rihla: the Ministry of Tourism licence ends in 13 days'));
  expect(await sent('2027-02-17')).toEqual([]);
  expect(await sent('2027-02-28')).toEqual([]);
});

it('lists fifty and counts the rest', async () => {
  for (let count = 0; count < 52; count++) await store('message', '2026-11-19T09:00:00Z');
  await morning('2026-11-25');
  const [mail] = await services.outbox.list();
  expect(mail?.subject).toBe('Rihla: 52 requests are waiting for a first reply');
  expect(mail?.text).toContain('And 2 more.');
  expect(mail?.text.match(/^M-/gm)).toHaveLength(50);
});

it('lists the others if one enquiry cannot be read', async () => {
  const { updateItem } = await import('../../functions/data/dynamo.ts');
  const broken = storedEnquiry({ type: 'hotel', at: new Date('2026-11-18T06:00:00Z') });
  await putEnquiry(broken);
  await updateItem('Enquiries', { pk: 'hotel', sk: broken.id }, { UpdateExpression: 'REMOVE check_in' });
  const sound = await store('hotel', '2026-11-18T07:00:00Z');
  await morning('2026-11-26');
  const [mail] = await services.outbox.list();
  expect(mail?.text).toContain(sound);
  expect(mail?.text).not.toContain(broken.reference);
});
