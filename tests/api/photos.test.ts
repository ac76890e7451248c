import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { program } from '../support/bodies.ts';
import { type Client, staffClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';

let staff: Client;
let image: Buffer<ArrayBuffer>;

beforeAll(async () => {
  staff = await staffClient();
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#e8a033' } });
  image = Buffer.from(await picture.jpeg().toBuffer());
});

const newProgram = async () => (await staff.post('/programs', program())).json.data.id as string;
const read = async (id: string) => (await staff.get(`/programs/${id}`)).json.data;

const ask = (program_id: string, changes = {}) =>
  staff.post('/programs/photos', {
    program_id,
    file_name: 'alula.jpg',
    content_type: 'image/jpeg',
    size: image.length,
    ...changes,
  });

const send = (program_id: string, content: Uint8Array<ArrayBuffer> = image, type = 'image/jpeg') => {
  const form = new FormData();
  form.set('program_id', program_id);
  form.set('image', new Blob([content], { type }), 'photo.jpg');
  return staff.post('/programs/photos', form);
};

describe('a presigned upload', () => {
  it('shows once the image has arrived and been checked', async () => {
    const id = await newProgram();
    const { status, json } = await ask(id);
    expect(status).toBe(201);
    const { photo, upload } = json.data;
    expect(photo).toMatchObject({ program_id: id, status: 'uploading' });
    expect((await read(id)).photos).toEqual([]);

    const stored = await fetch(upload.url, { method: upload.method, headers: upload.headers, body: image });
    expect(stored.status).toBe(200);
    await eventually(async () => expect((await read(id)).photos).toEqual([photo.image_url]));
    const shown = await fetch(inject('stack').url + photo.image_url);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await shown.arrayBuffer()).equals(image)).toBe(true);
  });

  it('is refused by storage when it is not what was announced', async () => {
    const { json } = await ask(await newProgram());
    const { url, method, headers } = json.data.upload;
    const longer = Buffer.concat([image, Buffer.from('more')]);
    expect((await fetch(url, { method, headers, body: longer })).status).toBe(403);
    const otherType = { ...headers, 'Content-Type': 'text/html' };
    expect((await fetch(url, { method, headers: otherType, body: image })).status).toBe(403);
    const otherKey = url.replace(
      json.data.photo.id,
      json.data.photo.id.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')),
    );
    expect((await fetch(otherKey, { method, headers, body: image })).status).toBe(403);
  });

  it('of something that is no image disappears and frees its place', async () => {
    const id = await newProgram();
    const text = Buffer.from('<script>alert(1)</script>');
    const { json } = await ask(id, { size: text.length });
    const { url, method, headers } = json.data.upload;
    expect((await fetch(url, { method, headers, body: text })).status).toBe(200);
    await eventually(async () => expect((await read(id)).photo_records).toEqual([]));
    expect((await fetch(inject('stack').url + json.data.photo.image_url)).status).toBe(404);
  });

  it('of another type or beyond 10 MB is not even started', async () => {
    const id = await newProgram();
    const pdf = await ask(id, { content_type: 'application/pdf' });
    expect([pdf.status, pdf.json.code, pdf.json.errors[0].field]).toEqual([415, 'not_an_image', 'content_type']);
    const large = await ask(id, { size: 10 * 1024 * 1024 + 1 });
    expect([large.status, large.json.code, large.json.errors[0].field]).toEqual([413, 'photo_too_large', 'size']);
    expect((await read(id)).photo_records).toEqual([]);
  });
});

describe('a photo sent as multipart', () => {
  it('is stored at once', async () => {
    const id = await newProgram();
    const { status, json } = await send(id);
    expect(status).toBe(201);
    expect(json).toEqual({
      success: true,
      data: [{ id: expect.any(String), program_id: id, image_url: expect.any(String), created_at: expect.any(String) }],
    });
    expect((await read(id)).photos).toEqual([json.data[0].image_url]);
    expect((await fetch(inject('stack').url + json.data[0].image_url)).status).toBe(200);
  });

  it('must be an image by its content, whatever it is called', async () => {
    const id = await newProgram();
    const { status, json } = await send(id, Buffer.from('GIF87 not really'));
    expect([status, json.code, json.errors[0].field]).toEqual([415, 'not_an_image', 'image']);
    expect((await read(id)).photos).toEqual([]);
  });

  it('may have at most 10 MB', async () => {
    const padded = Buffer.concat([image, Buffer.alloc(10 * 1024 * 1024 - image.length + 1)]);
    const { status, json } = await send(await newProgram(), padded);
    expect(status).toBe(413);
    expect(json.code).toMatch(/photo_too_large|body_too_large/);
  });

  it('needs its fields', async () => {
    const empty = await staff.post('/programs/photos', new FormData());
    expect([empty.status, empty.json.code]).toEqual([422, 'validation_failed']);
    expect(empty.json.errors.map(({ field }: { field: string }) => field)).toEqual(['program_id', 'image']);
  });
});

describe('photos of a program', () => {
  it('are at most five, however many are asked for at once', async () => {
    const id = await newProgram();
    const answers = await Promise.all(Array.from({ length: 9 }, (_, i) => (i % 2 ? ask(id) : send(id))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    for (const { json } of answers.filter(({ status }) => status !== 201))
      expect(json.code).toBe('photo_limit_reached');
    expect((await read(id)).photo_records).toHaveLength(5);
  });

  it('belong to a program that exists', async () => {
    for (const answer of [await ask('unknown'), await send('unknown')]) {
      expect([answer.status, answer.json.code]).toEqual([404, 'program_not_found']);
    }
  });

  it('go from the program and from storage when deleted', async () => {
    const id = await newProgram();
    const [photo] = (await send(id)).json.data;
    expect((await staff.delete(`/programs/${id}/photos/${photo.id}`)).json).toEqual({ data: true });
    expect((await read(id)).photo_records).toEqual([]);
    expect((await fetch(inject('stack').url + photo.image_url)).status).toBe(404);
    expect((await staff.delete(`/programs/${id}/photos/${photo.id}`)).json.code).toBe('photo_not_found');
  });

  it('go with their program', async () => {
    const id = await newProgram();
    const [photo] = (await send(id)).json.data;
    await staff.delete(`/programs/${id}`);
    expect((await fetch(inject('stack').url + photo.image_url)).status).toBe(404);
  });
});
