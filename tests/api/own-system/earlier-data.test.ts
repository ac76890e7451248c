import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { v7 as uuid } from 'uuid';
import { expect, it, onTestFinished } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { customRequest, program } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { startStack } from '../../support/stack.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** The data folders and the backup in `tests/earlier`, see its README. */

const earlier = join(import.meta.dirname, '../../earlier');
/** The day after they were made: later, what was deleted and old requests expire. */
const startsAt = new Date('2026-11-24T09:00:00Z');

async function startOn(dataDir: string) {
  const stack = await startStack({ dataDir, startsAt });
  onTestFinished(() => stack.stop());
  const staff = new Client(stack.url);
  expect((await staff.signIn(stack.adminEmail, stack.adminPassword)).status).toBe(201);
  const read = async (path: string) => (await staff.get(path)).json.data;
  return { stack, staff, read };
}

async function startOnCopy(name: string) {
  const dataDir = join(await temporaryFolder(), 'data');
  await cp(join(earlier, name), dataDir, { recursive: true });
  return startOn(dataDir);
}

type System = Awaited<ReturnType<typeof startOn>>;

const noura = { name: 'نورة العتيبي', phone: '+966501234567', email: 'noura@example.com', source: 'website' };
const istanbul = { main_departure: 'Riyadh (RUH)', main_arrival: 'Istanbul (IST)', from_date: '2027-02-01' };

/** The enquiries that both folders have, the newest first. */
const enquiries = [
  {
    ...{ ...noura, type: 'message', status: 'in_progress', version: 2, message: 'Do you arrange visas for Turkey?' },
    history: [
      expect.objectContaining({ action: 'status_changed', from: 'new', to: 'in_progress' }),
      expect.objectContaining({ action: 'note_added', note: 'اتصلت بها' }),
    ],
  },
  {
    ...{ ...noura, type: 'custom', status: 'new', number_of_days: 7, trip_start_date: '2027-02-01' },
    ...{ hotel_level: 'premium', trip_type: 'couple', special_destination: 'AlUla and the coast' },
  },
  {
    ...{ ...noura, type: 'hotel', destination: 'Makkah', check_in: '2027-02-01', check_out: '2027-02-05', rooms: 1 },
    ...{ adults: 2, children: 0, notes: null },
  },
  {
    ...{ ...istanbul, type: 'flight', name: 'Sara Ali', email: 'sara@example.com', to_date: null },
    ...{
      is_multi_destination: true,
      legs: [{ departure: 'Istanbul (IST)', arrival: 'Cairo (CAI)', date: '2027-02-05' }],
    },
  },
  {
    ...{ ...noura, ...istanbul, type: 'flight', to_date: '2027-02-08', is_multi_destination: false, legs: [] },
    ...{ adults: 2, children: 1, infants: 0, travel_class: 'economy' },
  },
];

const alula = {
  ...program({ from_date: '2027-03-04', to_date: '2027-03-07' }),
  translations: {
    en: {
      trip_name: 'AlUla in three days',
      city: 'AlUla',
      description: null,
      accommodation: null,
      offer_includes: null,
    },
  },
  ...{ version: 1, type: null, region: null, featured: null, rating: null, rating_hidden: false },
};

/** Reads what both folders have, and changes an enquiry and a program of then. */
async function expectToWork({ stack, staff, read }: System) {
  const found = await read('/requests');
  for (const enquiry of enquiries) expect(found).toContainEqual(expect.objectContaining(enquiry));
  await expectQueue(read);
  const message = found.find(({ type }: { type: string }) => type === 'message');
  const changed = await staff.patch(`/messages/${message.id}`, { status: 'done', note: 'Sent the offer' });
  expect([changed.status, changed.json.data]).toMatchObject([200, { status: 'done', version: 3 }]);

  const [trip] = (await read('/programs')).filter(({ city }: { city: string }) => city === 'العلا');
  expect(trip).toMatchObject(alula);
  const [photo] = trip.photos;
  const picture = await fetch(stack.url + photo);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await picture.arrayBuffer()).byteLength).toBe(530);
  const edited = await staff.put(`/programs/${trip.id}`, { ...program({ nights: 5 }), version: 1 });
  expect([edited.status, edited.json.data]).toMatchObject([200, { nights: 5, version: 2, photos: [photo] }]);
  await expectOffer({ stack, staff, read }, trip.id);
}

/** Requests from before the queue have their place in it, and a due time as soon as the clock's job has run. */
async function expectQueue(read: System['read']) {
  let waiting: Enquiry[] = [];
  await eventually(async () => {
    waiting = await read('/desk/queue?tab=unanswered');
    for (const { due_at, created_at } of waiting) expect(due_at && due_at > created_at).toBe(true);
  });
  const all: Enquiry[] = await read('/requests?limit=100');
  const fresh = all.filter(({ status }) => status === 'new').map(({ id }) => id);
  expect(waiting.map(({ id }) => id).toSorted()).toEqual(fresh.toSorted());
  expect(await read('/desk/queue?tab=in_progress')).toMatchObject([{ type: 'message', owner: null, due_at: null }]);
  expect(await read('/desk/counts')).toMatchObject({
    ...{ unanswered: { count: fresh.length }, in_progress: { count: 1 } },
  });
}

/** A program from before departures, versions, drafts, previews and waiting lists has them as a new one does. */
async function expectOffer({ stack, staff, read }: System, id: string) {
  const visitor = new Client(stack.url);
  const [first] = await read(`/programs/${id}/departures`);
  expect(first).toMatchObject({ from_date: program().from_date, nights: 5, capacity: null, prices: null });
  const second = { id: uuid(), from_date: '2027-05-06', nights: 3, capacity: 8, seats_left: 0, waiting_list: true };
  expect((await staff.post(`/programs/${id}/departures`, { departures: [second] })).status).toBe(201);
  expect((await read(`/programs/${id}`)).departures).toMatchObject([{ id, nights: 5 }, second]);

  const saved = await staff.put(`/programs/${id}/draft`, {
    content: program({ trip_name: 'مسودة' }),
    rev: 0,
    based_on: 2,
  });
  expect(saved.status).toBe(200);
  const { secret } = (await staff.post(`/programs/${id}/previews`)).json.data;
  expect((await visitor.post('/previews', { program_id: id, secret })).json.data).toMatchObject({ trip_name: 'مسودة' });
  const published = await staff.post(`/programs/${id}/publications`, { rev: 1, note: null, publish_at: null });
  expect(published.json.data).toMatchObject({ version: 3, trip_name: 'مسودة', publication: { state: 'published' } });
  const versions = await read(`/programs/${id}/versions`);
  // Nobody knows who published the first one.
  expect(versions).toMatchObject([{ version: 3 }, { version: 2 }, { version: 1, published_by: null }]);

  const asked = { program_id: id, departure_id: second.id, seen_total_sar: 9000, waiting_list: true };
  const sent = await visitor.post('/customs', customRequest(asked));
  expect(sent.status).toBe(201);
  expect(await read(`/programs/${id}/departures/${second.id}/requests?list=waiting`)).toMatchObject([
    { id: sent.json.data.id },
  ]);
  expect(await read('/settings/seasons')).toMatchObject({ seasons: expect.any(Array) });
}

/** Tables that 0.2.0 did not have: a team with roles, the quarantine, deleted records, privacy requests, the audit trail. */
async function expectLaterTables({ read, staff }: System) {
  expect(await read('/team')).toMatchObject([
    { email: 'staff@rihla.example', role: 'owner', status: 'active' },
    { email: 'huda@rihla.example', name: 'هدى القحطاني', role: 'agent', status: 'active' },
  ]);
  expect(await read('/quarantine')).toMatchObject([
    { reasons: ['hidden_field', 'too_fast', 'links'], enquiry: { type: 'message', email: 'spam@example.com' } },
  ]);
  const consents = (await read('/requests')).map(({ consent }: { consent: object }) => consent);
  expect(consents).toContainEqual(expect.objectContaining({ form: 'flight', marketing: true, text_version: 1 }));
  expect((await read('/privacy')).requests).toMatchObject([{ kind: 'access', due_on: '2026-12-22' }]);
  const actions = (await staff.post('/activity/searches', {})).json.data.map(
    ({ action }: { action: string }) => action,
  );
  expect(actions).toEqual(expect.arrayContaining(['privacy_request_added', 'program_deleted', 'note_added']));

  const [request] = await read('/deleted?list=enquiries');
  expect((await staff.post(`/deleted/${request.kind}/${request.record_id}/restore`)).status).toBe(200);
  expect(await read(`/messages/${request.record_id}`)).toMatchObject({ name: 'محذوف', status: 'new' });
  const [gone] = await read('/deleted?list=programs');
  expect((await staff.post(`/deleted/program/${gone.record_id}/restore`)).status).toBe(200);
  expect(await read(`/programs/${gone.record_id}`)).toMatchObject({ trip_name: 'إسطنبول', from_date: '2026-12-04' });
}

it('reads and changes the data folder of version 0.2.0, whose account becomes an owner', async () => {
  const system = await startOnCopy('data-0.2.0');
  await expectToWork(system);
  expect(await system.read('/team')).toMatchObject([{ email: 'staff@rihla.example', role: 'owner', status: 'active' }]);
  const ended = (await system.read('/programs')).find(({ city }: { city: string }) => city === 'إسطنبول');
  expect(ended).toMatchObject({ price_sar: 1, photos: [], translations: { en: null } });
});

it('reads and changes a data folder of 23 November 2026', async () => {
  const system = await startOnCopy('data-2026-11-23');
  await expectToWork(system);
  await expectLaterTables(system);
  expect((await new Client(system.stack.url).signIn('huda@rihla.example', 'a long enough passphrase')).status).toBe(
    201,
  );
});

it('restores a backup of 23 November 2026', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  const restoring = ['scripts/restore.ts', '--from', join(earlier, 'backup-2026-11-23')];
  const { stdout } = await promisify(execFile)(process.execPath, restoring, {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  expect(stdout).toContain('Enquiries: 5 written\n');
  const system = await startOn(dataDir);
  await expectToWork(system);
  await expectLaterTables(system);
});
