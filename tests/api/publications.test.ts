import { setTimeout } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { customRequest, inDays, program } from '../support/bodies.ts';
import { Client, issuesOf, staffClient } from '../support/client.ts';

const visitor = new Client();
let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

const create = async (changes = {}) => (await staff.post('/programs', program(changes))).json.data;
const shown = async (id: string) => (await visitor.get(`/programs/${id}`)).json.data?.trip_name;
const save = (id: string, trip_name: string, { rev = 0, based_on = 1 } = {}) =>
  staff.put(`/programs/${id}/draft`, { content: program({ trip_name }), rev, based_on });
const publish = (id: string, more = {}) =>
  staff.post(`/programs/${id}/publications`, { rev: 1, note: null, publish_at: null, ...more });
const inFuture = () => new Date(Date.now() + 3_600_000).toISOString();
const names = async (path: string) =>
  (await staff.get(path)).json.data.map(({ version, note }: { version: number; note: string | null }) => [
    version,
    note,
  ]);

describe('a draft', () => {
  it('changes nothing for visitors until it is published', async () => {
    const { id, trip_name } = await create();
    const saved = await save(id, 'مسودة');
    expect([saved.status, saved.json.data.rev]).toEqual([200, 1]);
    expect(await shown(id)).toBe(trip_name);
    const { city, from_date, to_date, nights, price_sar } = program();
    expect((await staff.get('/programs/drafts')).json.data).toContainEqual({
      ...saved.json.data,
      ...{ trip_name: 'مسودة', city, from_date, to_date, nights, price_sar, translations: { en: expect.any(Object) } },
    });
    const published = await publish(id, { note: 'اسم جديد' });
    expect(published.json.data).toMatchObject({ trip_name: 'مسودة', version: 2, publication: { state: 'published' } });
    expect(await shown(id)).toBe('مسودة');
    expect((await staff.get(`/programs/${id}/draft`)).json).toEqual({ data: null });
    expect(await names(`/programs/${id}/versions`)).toEqual([
      [2, 'اسم جديد'],
      [1, null],
    ]);
  });

  it('is kept as it is typed, and checked when it is published', async () => {
    const { id } = await create();
    const content = { trip_name: '', nights: 'three', city: 'العلا' };
    await staff.put(`/programs/${id}/draft`, { content, rev: 0, based_on: 1 });
    expect((await staff.get(`/programs/${id}/draft`)).json.data.content).toEqual(content);
    expect(issuesOf(await publish(id))).toEqual(expect.arrayContaining(['trip_name required', 'nights wrong_type']));
    expect((await staff.get(`/programs/${id}/draft`)).json.data.content).toEqual(content);
  });

  it('is stopped by what visitors must not see, now and at a time, and changes nothing then', async () => {
    const { id, trip_name } = await create();
    const content = program({ trip_name: 'مجانًا', price_sar: 0, from_date: inDays(-3), to_date: inDays(9) });
    await staff.put(`/programs/${id}/draft`, { content, rev: 0, based_on: 1 });
    const stops = ['from_date departure_in_past', 'price_sar price_of_zero'];
    expect(issuesOf(await publish(id))).toEqual(stops);
    expect(issuesOf(await publish(id, { publish_at: inFuture() }))).toEqual(stops);
    expect(await shown(id)).toBe(trip_name);
    expect((await staff.get(`/programs/${id}/draft`)).json.data).toMatchObject({ rev: 1, refused: null });
  });

  it('is checked for the day on which it is to be published', async () => {
    const id = uuid();
    const content = program({ from_date: inDays(3), to_date: inDays(6) });
    await staff.post('/programs/drafts', { id, content });
    const late = new Date(Date.now() + 5 * 86_400_000).toISOString();
    expect(issuesOf(await publish(id, { publish_at: late }))).toEqual(['from_date departure_in_past']);
    expect((await publish(id)).status).toBe(200);
  });

  it('is not stopped by the deadline of a departure that an earlier day moves', async () => {
    const { id } = await create({ from_date: inDays(90), to_date: inDays(93), nights: 3 });
    const departure = { id: uuid(), from_date: inDays(60), nights: 3, deadline: inDays(55) };
    await staff.post(`/programs/${id}/departures`, { departures: [departure] });
    const days = { from_date: inDays(50), to_date: inDays(53), nights: 3 };
    expect((await staff.put(`/programs/${id}`, program(days))).status).toBe(200);
    await save(id, 'مسودة', { based_on: 2 });
    expect((await publish(id)).status).toBe(200);
  });

  it('publishes other changes of a program whose days are past', async () => {
    const days = { from_date: inDays(-9), to_date: inDays(-5) };
    const { id } = await create(days);
    await staff.put(`/programs/${id}/draft`, { content: program({ ...days, city: 'تبوك' }), rev: 0, based_on: 1 });
    expect((await publish(id)).status).toBe(200);
  });

  it('refuses a number of saves that cannot be stored', async () => {
    const { id } = await create();
    expect(issuesOf(await save(id, 'مسودة', { rev: Number.MAX_SAFE_INTEGER }))).toEqual(['rev too_large']);
  });

  it('overwrites no draft of a colleague, and no program that has changed since', async () => {
    const { id } = await create();
    await save(id, 'أولى');
    expect((await save(id, 'ثانية')).json.code).toBe('version_conflict');
    // The same save again, because its reply was lost.
    expect((await save(id, 'أولى')).status).toBe(200);
    expect((await publish(id, { rev: 2 })).json.code).toBe('version_conflict');
    await staff.put(`/programs/${id}`, program({ trip_name: 'من زميل' }));
    expect((await publish(id)).json.code).toBe('version_conflict');
    expect(await shown(id)).toBe('من زميل');
  });

  it('begins a program that nobody else sees, and that is deleted with it', async () => {
    const id = uuid();
    const body = { id, content: { trip_name: 'قريبًا' } };
    expect((await staff.post('/programs/drafts', body)).status).toBe(201);
    expect((await staff.post('/programs/drafts', body)).json.data.rev).toBe(1);
    expect((await visitor.get(`/programs/${id}`)).status).toBe(404);
    const listed = async (client: Client, path: string) =>
      (await client.get(`${path}?limit=100`)).json.data.some((one: { id: string }) => one.id === id);
    expect([await listed(visitor, '/programs'), await listed(staff, '/programs/current')]).toEqual([false, true]);
    expect((await staff.delete(`/programs/${id}/draft`)).status).toBe(200);
    expect((await staff.get(`/programs/${id}/current`)).status).toBe(404);
  });

  it('of a new program becomes its first version', async () => {
    const id = uuid();
    await staff.post('/programs/drafts', { id, content: program({ trip_name: 'جديد' }) });
    expect((await publish(id)).json.data).toMatchObject({ version: 1, trip_name: 'جديد' });
    expect(await shown(id)).toBe('جديد');
    expect(await names(`/programs/${id}/versions`)).toEqual([[1, null]]);
  });
});

describe('a planned publication', () => {
  it('is not shown before its time, and can be cancelled without loss', async () => {
    const { id, trip_name } = await create();
    await save(id, 'في الموعد');
    const planned = await publish(id, { publish_at: inFuture() });
    expect(planned.json.data.publication).toMatchObject({ planned_version: 2, state: 'published' });
    expect(await shown(id)).toBe(trip_name);
    expect((await save(id, 'أخرى')).json.code).toBe('publication_planned');
    const cancelled = await staff.patch(`/programs/${id}/publications`, { change: 'cancel', at: null });
    expect(cancelled.json.data.publication.planned_at).toBeNull();
    expect((await staff.get(`/programs/${id}/draft`)).json.data.content.trip_name).toBe('في الموعد');
    expect(await names(`/programs/${id}/versions`)).toEqual([[1, null]]);
  });

  it('has an end, which is cancelled with it', async () => {
    const { id } = await create();
    await save(id, 'في الموعد');
    const [publish_at, unpublish_at] = [inFuture(), new Date(Date.now() + 7_200_000).toISOString()];
    for (const end of [publish_at, inFuture().replace(/^..../, '2025')]) {
      expect(issuesOf(await publish(id, { publish_at, unpublish_at: end }))).toEqual([
        'unpublish_at end_not_after_start',
      ]);
    }
    const planned = await publish(id, { publish_at, unpublish_at });
    expect(planned.json.data.publication).toEqual({
      ...{ state: 'published', planned_at: publish_at, planned_version: 2 },
      ...{ planned_until: unpublish_at, unpublish_at: null },
    });
    const cancelled = await staff.patch(`/programs/${id}/publications`, { change: 'cancel', at: null });
    expect(cancelled.json.data.publication).toMatchObject({ planned_until: null, unpublish_at: null });
  });

  it('may be at once with an end, which the trail names', async () => {
    const { id } = await create();
    await save(id, 'الآن');
    const unpublish_at = inFuture();
    const published = await publish(id, { unpublish_at });
    expect(published.json.data).toMatchObject({ version: 2, publication: { state: 'published', unpublish_at } });
    await staff.patch(`/programs/${id}/publications`, { change: 'archive', at: null });
    const { data } = (await staff.post('/activity/searches', { record: id })).json;
    const changes = data.map((entry: { action: string; changes: object[] }) => [entry.action, entry.changes]);
    expect(changes.slice(0, 2)).toEqual([
      [
        'publication_changed',
        [
          { field: 'state', before: 'published', after: 'archived' },
          { field: 'unpublish_at', before: unpublish_at, after: null },
        ],
      ],
      ['program_published', [{ field: 'unpublish_at', before: null, after: unpublish_at }]],
    ]);
  });

  it('stops a save that publishes at once, whose text would replace it', async () => {
    const { id, trip_name } = await create();
    await save(id, 'في الموعد');
    await publish(id, { publish_at: inFuture() });
    const put = (more = {}) => staff.put(`/programs/${id}`, program({ trip_name: 'من زميل', ...more }));
    const refused = [await put(), await put({ version: 1 })];
    expect(refused.map(({ status, json }) => [status, json.code])).toEqual(Array(2).fill([409, 'publication_planned']));
    const { publication } = (await staff.get(`/programs/${id}/current`)).json.data;
    expect([publication.planned_version, await shown(id)]).toEqual([2, trip_name]);
    await staff.patch(`/programs/${id}/publications`, { change: 'cancel', at: null });
    expect((await put()).status).toBe(200);
    expect((await staff.get(`/programs/${id}/draft`)).json.data.content.trip_name).toBe('في الموعد');
  });

  it('is in the history with the time at which visitors saw it', async () => {
    const { id } = await create();
    await save(id, 'في الموعد');
    const publish_at = new Date(Date.now() + 1500).toISOString();
    await publish(id, { publish_at });
    await setTimeout(1600);
    const { data } = (await staff.get(`/programs/${id}/versions`)).json;
    expect(data[0]).toMatchObject({ version: 2, published_at: publish_at });
  });

  it('is in all calls from its time on, also those before the job that applies it', async () => {
    const { id } = await create();
    await save(id, 'في الموعد');
    const publish_at = new Date(Date.now() + 1000).toISOString();
    await publish(id, { publish_at, note: 'مجدول' });
    await setTimeout(1100);
    expect(await shown(id)).toBe('في الموعد');
    expect(await names(`/programs/${id}/versions`)).toEqual([
      [2, 'مجدول'],
      [1, null],
    ]);
    const asked = await visitor.post('/customs', customRequest({ program_id: id, departure_id: id }));
    const stored = (await staff.get(`/customs/${asked.json.data.id}`)).json.data;
    expect(stored.departure).toMatchObject({ from_date: inDays(40) });
    expect((await save(id, 'بعده', { based_on: 2 })).status).toBe(200);
  });
});

describe('an archived program', () => {
  it('leaves the site and comes back', async () => {
    const { id, trip_name } = await create();
    const change = (body: object) => staff.patch(`/programs/${id}/publications`, body);
    await change({ change: 'archive', at: null });
    expect((await visitor.get(`/programs/${id}`)).status).toBe(404);
    await change({ change: 'restore', at: null });
    expect(await shown(id)).toBe(trip_name);
    await change({ change: 'archive', at: inFuture() });
    expect(await shown(id)).toBe(trip_name);
    const kept = await change({ change: 'keep', at: null });
    expect(kept.json.data.publication.unpublish_at).toBeNull();
  });

  it('stays off the site if it cannot be published', async () => {
    const { id } = await create({ price_sar: 0 });
    await staff.patch(`/programs/${id}/publications`, { change: 'archive', at: null });
    const back = await staff.patch(`/programs/${id}/publications`, { change: 'restore', at: null });
    expect(issuesOf(back)).toEqual(['price_sar price_of_zero']);
    expect((await visitor.get(`/programs/${id}`)).status).toBe(404);
  });
});

describe('an earlier version', () => {
  it('can be read with its content, and restored as a draft only', async () => {
    const { id, trip_name } = await create();
    await staff.put(`/programs/${id}`, program({ trip_name: 'الثانية' }));
    const { content } = (await staff.get(`/programs/${id}/versions/1`)).json.data;
    expect(content).toMatchObject({ trip_name, price_sar: 4500.5 });
    await staff.put(`/programs/${id}/draft`, { content, rev: 0, based_on: 2 });
    expect(await shown(id)).toBe('الثانية');
    expect((await publish(id)).json.data).toMatchObject({ trip_name, version: 3 });
    expect((await staff.get(`/programs/${id}/versions/99`)).json.code).toBe('publication_not_found');
  });
});

describe('a preview', () => {
  const read = (program_id: string, secret: string) => visitor.post('/previews', { program_id, secret });

  it('shows what is unpublished to whoever has its link, until it is ended', async () => {
    const { id } = await create();
    await staff.put(`/programs/${id}/draft`, { content: { trip_name: 'معاينة', nights: '' }, rev: 0, based_on: 1 });
    const { secret } = (await staff.post(`/programs/${id}/previews`)).json.data;
    const seen = await read(id, secret);
    expect(seen.json.data).toMatchObject({ trip_name: 'معاينة', nights: 3 });
    expect(seen.headers.get('cache-control')).toBe('no-store');
    const wrong = secret.slice(0, -1) + (secret.endsWith('A') ? 'E' : 'A');
    expect((await read(id, wrong)).json.code).toBe('preview_not_found');
    expect((await read((await create()).id, secret)).json.code).toBe('preview_not_found');
    await staff.delete(`/programs/${id}/previews`);
    expect((await read(id, secret)).json.code).toBe('preview_not_found');
    const again = (await staff.post(`/programs/${id}/previews`)).json.data.secret;
    await staff.delete(`/programs/${id}`);
    expect((await read(id, again)).json.code).toBe('preview_not_found');
  });
});

it('needs a session for everything but a preview', async () => {
  const { id } = await create();
  for (const path of ['/programs/drafts', `/programs/${id}/draft`, `/programs/${id}/versions`]) {
    expect((await visitor.get(path)).status).toBe(401);
  }
});
