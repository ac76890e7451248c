import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { maximumPhotos } from '#contracts/api/program-limits';
import { program } from '../support/bodies.ts';
import { issuesOf } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { filesOf, openPhotoDesk, statusOf } from '../support/photo-uploads.ts';

const { staff, image, newProgram, read, ask, upload, send } = await openPhotoDesk();

describe('photos of a program', () => {
  it('are at most twelve, even with parallel uploads', async () => {
    const id = await newProgram();
    const answers = await Promise.all(
      Array.from({ length: maximumPhotos + 4 }, (_, i) => (i % 2 ? ask(id) : send(id))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maximumPhotos);
    for (const { json } of answers.filter(({ status }) => status !== 201))
      expect(json.code).toBe('photo_limit_reached');
    expect((await read(id)).photo_records).toHaveLength(maximumPhotos);
  });

  it('need an existing program', async () => {
    for (const answer of [await ask('unknown'), await send('unknown')]) {
      expect([answer.status, answer.json.code]).toEqual([404, 'program_not_found']);
    }
  });

  it('are shown in the saved order, unnamed ones last', async () => {
    const ids = [uuid(), uuid(), uuid()];
    const { id } = (await staff.post('/programs', program({ photo_order: [ids[2], ids[0]] }))).json.data;
    const order = async () => (await read(id)).photo_records.map((photo: { id: string }) => photo.id);
    for (const own of ids) expect((await ask(id, { id: own })).status).toBe(201);
    expect(await order()).toEqual([ids[2], ids[0], ids[1]]);
    await staff.put(`/programs/${id}`, program());
    expect(await order()).toEqual([ids[2], ids[0], ids[1]]);
    const { json } = await staff.put(`/programs/${id}`, program({ photo_order: [ids[1], uuid(), ids[2], ids[0]] }));
    expect(json.data.photo_records.map((photo: { id: string }) => photo.id)).toEqual([ids[1], ids[2], ids[0]]);
    const { data } = (await staff.post('/activity/searches', { record: id })).json;
    const changes = data.flatMap((entry: { changes: { field: string }[] }) => entry.changes);
    expect(changes).toContainEqual({ field: 'photo_order', before: '1 2 3', after: '3 1 2' });
    const bad = await staff.put(
      `/programs/${id}`,
      program({ photo_order: Array.from({ length: maximumPhotos + 1 }, () => uuid()) }),
    );
    expect(issuesOf(bad)).toEqual(['photo_order too_many_items']);
  });

  it('are added, removed and processed without a version conflict', async () => {
    const id = await newProgram();
    const { version } = await read(id);
    const [photo] = (await send(id)).json.data;
    const asked = (await ask(id)).json.data.upload;
    await fetch(asked.url, { method: asked.method, headers: asked.headers, body: image });
    await eventually(async () => expect((await read(id)).photos).toHaveLength(2));
    await staff.delete(`/programs/${id}/photos/${photo.id}`);
    expect((await staff.put(`/programs/${id}`, program({ version, nights: 6 }))).json.data).toMatchObject({
      nights: 6,
    });
  });

  it('are removed from program and storage when deleted', async () => {
    const id = await newProgram();
    const photo = await upload(id);
    expect((await staff.delete(`/programs/${id}/photos/${photo.id}`)).json).toEqual({ data: true });
    expect((await read(id)).photo_records).toEqual([]);
    for (const file of filesOf(photo)) expect(await statusOf(file)).toBe(404);
    expect((await staff.delete(`/programs/${id}/photos/${photo.id}`)).json.code).toBe('photo_not_found');
  });

  it('are removed when their program is removed for good', async () => {
    const id = await newProgram();
    const photo = await upload(id);
    await staff.delete(`/programs/${id}`);
    await staff.delete(`/deleted/program/${id}`);
    for (const file of filesOf(photo)) await eventually(async () => expect(await statusOf(file)).toBe(404));
  });
});
