import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { program } from '../support/bodies.ts';
import { Client, issuesOf, staffClient } from '../support/client.ts';

const visitor = new Client();
let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

const create = async (changes = {}) => (await staff.post('/programs', program(changes))).json.data;

describe('programs', () => {
  it('are created by staff and read by anyone', async () => {
    const { status, json } = await staff.post('/programs', program());
    expect(status).toBe(201);
    expect(json.data).toMatchObject({ ...program(), photos: [], photo_records: [], version: 1, price_sar: 4500.5 });
    const read = await visitor.get(`/programs/${json.data.id}`);
    expect(read.status).toBe(200);
    // Its pictures for links may be drawn by now.
    const { link_pictures: _, ...shown } = read.json.data;
    // Staff alone see the state of the publication.
    expect(shown).toEqual({ ...json.data, publication: null });
  });

  it('may hide their rating, and show it again when a later save does not hide it', async () => {
    const { id, rating_hidden, rating } = await create({ rating: 4.2, rating_hidden: true });
    expect([rating, rating_hidden]).toEqual([4.2, true]);
    expect((await visitor.get(`/programs/${id}`)).json.data).toMatchObject({ rating: 4.2, rating_hidden: true });
    expect((await staff.put(`/programs/${id}`, program({ rating: 4.2 }))).json.data.rating_hidden).toBe(false);
    expect(issuesOf(await staff.post('/programs', program({ rating_hidden: 'yes' })))).toEqual([
      'rating_hidden wrong_type',
    ]);
  });

  it('keep the focal point of a photo in thousandths, however small its numbers', async () => {
    const photo = uuid();
    const details = { id: photo, texts: { ar: {}, en: null }, focus: { x: 2.2e-308, y: 0.784_15 } };
    const { photo_details } = await create({ photo_details: [details] });
    expect(photo_details).toMatchObject([{ focus: { x: 0, y: 0.784 } }]);
  });

  it('are listed newest first, page by page', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.unshift((await create()).id);
    const first = await visitor.get('/programs?limit=2');
    expect(first.json.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    const second = await visitor.get(`/programs?limit=1&cursor=${first.json.next_cursor}`);
    expect(second.json.data[0].id).toBe(ids[2]);
  });

  it('have no cursor on the last page', async () => {
    const all = await visitor.get('/programs?limit=100');
    expect(all.json.next_cursor).toBeUndefined();
  });

  it('may be kept by shared caches and revalidated', async () => {
    const { id } = await create();
    for (const path of [`/programs/${id}`, '/programs?limit=1']) {
      const { headers } = await visitor.get(path);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
      const etag = headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      const again = await visitor.get(path, { headers: { 'If-None-Match': `W/${etag}` } });
      expect(again.status).toBe(304);
      expect(again.json).toBe('');
    }
  });

  it('show staff the last save, past every cache', async () => {
    const { id } = await create();
    for (const nights of [6, 7]) {
      await staff.put(`/programs/${id}`, program({ nights }));
      const one = await staff.get(`/programs/${id}/current`);
      const list = await staff.get('/programs/current?limit=100');
      const listed = list.json.data.find((each: { id: string }) => each.id === id);
      expect([one.json.data.nights, listed.nights]).toEqual([nights, nights]);
      for (const { headers } of [one, list]) {
        expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
      }
    }
  });

  it('share one cached reply, whatever unknown parameters a call adds', async () => {
    const { id } = await create();
    for (const path of [`/programs/${id}?`, '/programs?limit=1&']) {
      const [plain, busted] = [await visitor.get(path), await visitor.get(`${path}bust=1&utm_source=x`)];
      expect([busted.status, busted.headers.get('etag')]).toEqual([200, plain.headers.get('etag')]);
      expect(busted.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
    }
  });

  it('are created once for repeated calls with the same key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = (changes = {}) =>
      staff.post('/programs', program({ trip_name: headers['Idempotency-Key'], ...changes }), { headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { id } = answers[0]?.json.data ?? {};
    await staff.put(`/programs/${id}`, program({ nights: 9 }));
    expect((await send()).json.data).toMatchObject({ id, nights: 9, version: 2 });
    const { json } = await staff.get('/programs/current?limit=10');
    expect(json.data.filter((one: { id: string }) => answers.some(({ json }) => json.data.id === one.id))).toHaveLength(
      1,
    );
    const other = await send({ nights: 4 });
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('are replaced by an update, except photos and creation date', async () => {
    const before = await create();
    const { status, json } = await staff.put(`/programs/${before.id}`, program({ nights: 5, translations: null }));
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ id: before.id, nights: 5, version: 2, created_at: before.created_at });
    expect(json.data.translations).toEqual({ en: null });
  });

  it('refuse a save of an older version', async () => {
    const { id } = await create();
    expect((await staff.put(`/programs/${id}`, program({ version: 1, nights: 4 }))).status).toBe(200);
    const late = await staff.put(`/programs/${id}`, program({ version: 1, nights: 9 }));
    expect(late.status).toBe(409);
    expect(late.json.code).toBe('version_conflict');
    expect((await visitor.get(`/programs/${id}`)).json.data.nights).toBe(4);
  });

  it('are no longer found once deleted', async () => {
    const { id } = await create();
    expect((await staff.delete(`/programs/${id}`)).json).toEqual({ data: true });
    expect((await visitor.get(`/programs/${id}`)).json.code).toBe('program_not_found');
    expect((await staff.delete(`/programs/${id}`)).status).toBe(404);
  });

  it.each([
    ['GET', undefined],
    ['PUT', program()],
    ['DELETE', undefined],
  ])('answer 404 program_not_found to %s of an unknown id', async (method, body) => {
    for (const id of ['0199b0aa-0000-7000-8000-000000000000', 'nonsense', '%D8%B1']) {
      const { status, json } = await staff.send(method, `/programs/${id}`, { body });
      expect([status, json.code]).toEqual([404, 'program_not_found']);
    }
  });

  it('name every wrong field in the reader’s language', async () => {
    const body = program({ trip_name: ' ', nights: 0, price_sar: 1.234, from_date: 'soon' });
    const english = await staff.post('/programs', body);
    expect(english.status).toBe(422);
    expect(english.headers.get('content-type')).toBe('application/problem+json');
    expect(issuesOf(english)).toEqual([
      'trip_name required',
      'from_date invalid_date',
      'nights too_small',
      'price_sar too_many_decimals',
    ]);
    expect(english.json.errors[0].message).toBe('Please fill in Trip name.');
    const arabic = await staff.post('/programs', body, { language: 'ar' });
    expect(arabic.json.errors[0].message).toBe('املأ حقل «اسم الرحلة».');
    expect(arabic.headers.get('content-language')).toBe('ar');
  });

  it('refuse a price or a rating with more decimals than its step', async () => {
    for (const path of ['/programs', `/programs/${(await create()).id}`]) {
      const save = path === '/programs' ? staff.post : staff.put;
      const answer = await save(path, program({ price_sar: 5e-324, rating: 5e-324 }));
      expect(answer.status).toBe(422);
      expect(answer.json.errors.map(({ message }: { message: string }) => message)).toEqual([
        'Price may have at most 2 decimals.',
        'Rating may have at most 1 decimal.',
      ]);
    }
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=***', 'cursor=abc'])('refuse the query %s', async (query) => {
    const { status, json } = await visitor.get(`/programs?${query}`);
    expect([status, json.code]).toEqual([422, 'validation_failed']);
    expect(json.errors[0].field).toBe(query.split('=')[0]);
  });
});
