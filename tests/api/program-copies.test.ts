import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { PhotoRecord } from '#contracts/api/photo-record';
import { inDays, program } from '../support/bodies.ts';
import { issuesOf } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { filesOf, openPhotoDesk, statusOf } from '../support/photo-uploads.ts';

const { staff, newProgram, upload } = await openPhotoDesk();

const current = async (id: string) => (await staff.get(`/programs/${id}/current`)).json.data;
const departuresOf = async (id: string) => (await staff.get(`/programs/${id}/departures`)).json.data;
const copied = (from: string) => ({ from, id: uuid() });

/** Begins a copy of a program with these photos and departures, and returns its id and its body. */
async function copy(program_id: string, { photos = [], departures = [] }: Taken = {}) {
  const content = program({ trip_name: 'نسخة', photo_order: photos.map(({ id }) => id) });
  const body = { id: uuid(), content, copy_of: { program_id, photos, departures } };
  return { ...body, reply: await staff.post('/programs/drafts', body) };
}
interface Taken {
  photos?: { from: string; id: string }[];
  departures?: { from: string; id: string }[];
}

describe('a copy of a program', () => {
  it('has photos of its own, which stay when those of the original are deleted', async () => {
    const original = await newProgram();
    const [first, second] = [await upload(original), await upload(original)];
    const photos = [copied(second.id), copied(first.id)];
    const made = await copy(original, { photos });
    expect([made.reply.status, made.reply.json.data.rev]).toEqual([201, 1]);
    const { photo_records, publication } = await current(made.id);
    expect(publication.state).toBe('draft');
    expect(photo_records.map(({ id }: PhotoRecord) => id)).toEqual(photos.map(({ id }) => id));
    expect(photo_records[0]).toMatchObject({ size: second.size, widths: second.widths, status: 'ready' });

    for (const photo of [first, second]) await staff.delete(`/programs/${original}/photos/${photo.id}`);
    await eventually(async () => expect(await statusOf(first.image_url)).toBe(404));
    const files = photo_records.flatMap(filesOf);
    expect(new Set(await Promise.all(files.map(statusOf)))).toEqual(new Set([200]));
    await staff.post(`/programs/${made.id}/publications`, { rev: 1, note: null, publish_at: null });
    expect((await current(made.id)).photos).toHaveLength(2);
  });

  it('leaves the original its photos when it is discarded', async () => {
    const original = await newProgram();
    const photo = await upload(original);
    const own = copied(photo.id);
    const { id } = await copy(original, { photos: [own] });
    const [record] = (await current(id)).photo_records;
    expect((await staff.delete(`/programs/${id}/photos/${own.id}`)).status).toBe(200);
    await eventually(async () => expect(await statusOf(record.image_url)).toBe(404));
    expect((await staff.delete(`/programs/${id}/draft`)).status).toBe(200);
    expect(await statusOf(photo.image_url)).toBe(200);
  });

  it('has the departures to come with dates, prices and capacity, and nothing of them sold', async () => {
    const original = await newProgram();
    const prices = { lines: [{ item: 'adult', price_sar: 5200 }] };
    const days = { from_date: inDays(60), to_date: inDays(63), nights: 3, deadline: inDays(50) };
    const sold = { id: uuid(), ...days, capacity: 20, seats_left: 2, minimum: 6, guaranteed: true, prices };
    await staff.post(`/programs/${original}/departures`, { departures: [sold] });
    const departures = [copied(sold.id), copied(uuid())];
    const { id } = await copy(original, { departures });
    const own = await departuresOf(id);
    expect(own).toHaveLength(1);
    const seats = { capacity: 20, seats_left: 20, minimum: 6, guaranteed: false, sale: 'open', version: 1 };
    expect(own[0]).toMatchObject({ id: departures[0]?.id, ...days, ...seats });
    expect(own[0].prices.lines).toMatchObject(prices.lines);
    expect((await departuresOf(original)).find((one: { id: string }) => one.id === sold.id)).toMatchObject({
      seats_left: 2,
      guaranteed: true,
    });
  });

  it('is made once, however often it is sent, also when the original is gone by then', async () => {
    const original = await newProgram();
    const photos = [copied((await upload(original)).id)];
    const departures = [copied(original)];
    await staff.post(`/programs/${original}/departures`, {
      departures: [{ id: uuid(), from_date: inDays(90), nights: 2 }],
    });
    const { reply: first, ...body } = await copy(original, { photos, departures });
    await staff.delete(`/programs/${original}`);
    const again = await staff.post('/programs/drafts', body);
    expect([again.status, again.json]).toEqual([201, first.json]);
    const { photo_records } = await current(body.id);
    expect([photo_records.length, (await departuresOf(body.id)).length]).toEqual([1, 1]);
    expect((await copy(original)).reply.json.code).toBe('program_not_found');
  });

  it('takes no more photos than a program may have', async () => {
    const photos = Array.from({ length: 13 }, () => copied(uuid()));
    expect(issuesOf((await copy(uuid(), { photos })).reply)).toEqual(['copy_of.photos too_many_items']);
  });
});
