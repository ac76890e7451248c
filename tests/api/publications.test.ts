import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { inDays, program } from '../support/bodies.ts';
import { type Client, issuesOf } from '../support/client.ts';
import {
  beforeAllSignIn,
  create,
  inFuture,
  names,
  publish,
  save,
  shown,
  staff,
  visitor,
} from '../support/publication-calls.ts';

beforeAllSignIn();

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
