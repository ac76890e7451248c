import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { photoFormats, photoVariant } from '#contracts/photo-variants';
import type { PhotoRecord } from '#contracts/programs';
import { program } from '../support/bodies.ts';
import { type Client, faultsOf, staffClient } from '../support/client.ts';
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

const put = (
  { url, method, headers }: { url: string; method: string; headers: Record<string, string> },
  body = image,
) => fetch(url, { method, headers, body });

/** Uploads an image and waits until it has been looked at. */
async function upload(program_id: string, body = image) {
  const { photo, upload } = (await ask(program_id, { size: body.length })).json.data;
  expect((await put(upload, body)).status).toBe(200);
  await eventually(async () => expect((await recordOf(program_id, photo.id)).status).not.toBe('uploading'));
  return recordOf(program_id, photo.id);
}

const recordOf = async (program_id: string, id: string): Promise<PhotoRecord> =>
  (await read(program_id)).photo_records.find((record: PhotoRecord) => record.id === id);

const statusOf = async (path: string) => (await fetch(inject('stack').url + path)).status;

/** Every address of a photo. */
const filesOf = ({ image_url, widths }: PhotoRecord) => [
  image_url,
  ...widths.flatMap((width) => photoFormats.map((format) => photoVariant(image_url, width, format))),
];

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
    const record = await recordOf(id, photo.id);
    expect(record).toMatchObject({ status: 'ready', fault: null, size: { width: 60, height: 40 }, widths: [60] });
    for (const file of filesOf(record)) {
      const shown = await fetch(inject('stack').url + file);
      expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
        200,
        `image/${file.split('.').at(-1)?.replace('jpg', 'jpeg')}`,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it('is served in several widths, without where it was taken, and stays as it is when it arrives again', async () => {
    const id = await newProgram();
    const photo = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#2040c0' } });
    const located = photo.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 48/1 0/1' } });
    const taken = Buffer.from(await located.jpeg().toBuffer());
    const asked = (await ask(id, { size: taken.length })).json.data;
    for (let time = 0; time < 2; time++) expect((await put(asked.upload, taken)).status).toBe(200);
    await eventually(async () => expect((await recordOf(id, asked.photo.id)).widths).toEqual([320, 800, 1000]));
    const record = await recordOf(id, asked.photo.id);
    const seen = async () =>
      Promise.all(filesOf(record).map(async (file) => (await fetch(inject('stack').url + file)).bytes()));
    const before = await seen();
    for (const bytes of before) expect((await sharp(bytes).metadata()).exif).toBeUndefined();

    // The same address takes another upload for a while; what is shown is promised never to change.
    const other = await photo.modulate({ hue: 90 }).jpeg({ quality: 50 }).toBuffer();
    const padded = Buffer.concat([other, Buffer.alloc(taken.length - other.length)]);
    expect((await put(asked.upload, padded)).status).toBe(200);
    await upload(id);
    expect(await seen()).toEqual(before);
    expect((await read(id)).photos).toHaveLength(2);
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

  it('of something that is no image is rejected, and gives its place to the next photo', async () => {
    const id = await newProgram();
    const text = Buffer.from('<script>alert(1)</script>');
    const { json } = await ask(id, { size: text.length });
    expect((await put(json.data.upload, text)).status).toBe(200);
    await eventually(async () =>
      expect((await read(id)).photo_records).toMatchObject([{ status: 'rejected', fault: 'not_an_image' }]),
    );
    expect((await read(id)).photos).toEqual([]);
    expect(await statusOf(json.data.photo.image_url)).toBe(404);
    for (let i = 0; i < 5; i++) expect((await send(id)).status).toBe(201);
    await eventually(async () => expect((await read(id)).photos).toHaveLength(5));
  });

  it('asked for again under the same id takes no second place', async () => {
    const id = await newProgram();
    const own = { id: uuid() };
    const [first, second] = [await ask(id, own), await ask(id, own)];
    expect([first.status, second.status, second.json.data.photo.id]).toEqual([201, 201, own.id]);
    expect((await read(id)).photo_records).toHaveLength(1);
    const { url, method, headers } = second.json.data.upload;
    expect((await fetch(url, { method, headers, body: image })).status).toBe(200);
    await eventually(async () => expect((await read(id)).photos).toEqual([second.json.data.photo.image_url]));
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

describe('a rejected photo', () => {
  it('names its fault to staff, and its upload is deleted', async () => {
    const id = await newProgram();
    const frames = [image, Buffer.from(await sharp(image).negate().jpeg().toBuffer())];
    const animation = Buffer.from(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    const archive = Buffer.concat([image, Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')]);
    const faults = [];
    for (const bytes of [animation, archive, image.subarray(0, image.length / 2)]) {
      faults.push((await upload(id, bytes)).fault);
    }
    expect(faults).toEqual(['animated', 'foreign_content', 'damaged']);
    expect((await read(id)).photos).toEqual([]);
    if (!inject('stack').dataDir) return;
    const uploads = join(inject('stack').dataDir, 'storage/photos-local/uploads', id);
    await eventually(async () => expect(await readdir(uploads)).toEqual([]));
  });
});

describe('a photo sent as multipart', () => {
  it('shows once it has been processed', async () => {
    const id = await newProgram();
    const { status, json } = await send(id);
    expect(status).toBe(201);
    expect(json).toEqual({
      success: true,
      data: [{ id: expect.any(String), program_id: id, image_url: expect.any(String), created_at: expect.any(String) }],
    });
    await eventually(async () => expect((await read(id)).photos).toEqual([json.data[0].image_url]));
    expect(await statusOf(json.data[0].image_url)).toBe(200);
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

  it('are shown in the order that staff save, those it does not name last', async () => {
    const ids = [uuid(), uuid(), uuid()];
    const { id } = (await staff.post('/programs', program({ photo_order: [ids[2], ids[0]] }))).json.data;
    const order = async () => (await read(id)).photo_records.map((photo: { id: string }) => photo.id);
    for (const own of ids) expect((await ask(id, { id: own })).status).toBe(201);
    expect(await order()).toEqual([ids[2], ids[0], ids[1]]);
    await staff.put(`/programs/${id}`, program());
    expect(await order()).toEqual([ids[2], ids[0], ids[1]]);
    const { json } = await staff.put(`/programs/${id}`, program({ photo_order: [ids[1], uuid(), ids[2], ids[0]] }));
    expect(json.data.photo_records.map((photo: { id: string }) => photo.id)).toEqual([ids[1], ids[2], ids[0]]);
    const bad = await staff.put(`/programs/${id}`, program({ photo_order: Array.from({ length: 6 }, () => uuid()) }));
    expect(faultsOf(bad)).toEqual(['photo_order too_many_items']);
  });

  it('come, go and become ready without making a save in progress an old one', async () => {
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

  it('go from the program and from storage when deleted', async () => {
    const id = await newProgram();
    const photo = await upload(id);
    expect((await staff.delete(`/programs/${id}/photos/${photo.id}`)).json).toEqual({ data: true });
    expect((await read(id)).photo_records).toEqual([]);
    for (const file of filesOf(photo)) expect(await statusOf(file)).toBe(404);
    expect((await staff.delete(`/programs/${id}/photos/${photo.id}`)).json.code).toBe('photo_not_found');
  });

  it('go with their program', async () => {
    const id = await newProgram();
    const photo = await upload(id);
    await staff.delete(`/programs/${id}`);
    for (const file of filesOf(photo)) await eventually(async () => expect(await statusOf(file)).toBe(404));
  });
});
