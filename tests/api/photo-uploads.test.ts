import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { describe, expect, inject, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';
import { filesOf, openPhotoDesk, statusOf } from '../support/photo-uploads.ts';

const { staff, image, newProgram, read, ask, put, upload, recordOf, send } = await openPhotoDesk();

describe('a presigned upload', () => {
  it('is shown once the image has been processed', async () => {
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

  it('is served in several widths, without its location, and does not change when uploaded again', async () => {
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

    // The URL accepts another upload for a while, but served files never change.
    const other = await photo.modulate({ hue: 90 }).jpeg({ quality: 50 }).toBuffer();
    const padded = Buffer.concat([other, Buffer.alloc(taken.length - other.length)]);
    expect((await put(asked.upload, padded)).status).toBe(200);
    await upload(id);
    expect(await seen()).toEqual(before);
    expect((await read(id)).photos).toHaveLength(2);
  });

  it('keeps the label of a drawing', async () => {
    const id = await newProgram();
    const { photo, upload: place } = (await ask(id, { illustration: true })).json.data;
    expect((await put(place)).status).toBe(200);
    await eventually(async () =>
      expect(await recordOf(id, photo.id)).toMatchObject({ status: 'ready', illustration: true }),
    );
    expect(await upload(id)).toMatchObject({ illustration: false });
  });

  it('is refused by storage if it differs from the announced type or size', async (context) => {
    needs('signatures')(context);
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

  it('is rejected if it is not an image, and frees its place for the next photo', async () => {
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

  it('repeated with the same id reserves no second place', async () => {
    const id = await newProgram();
    const own = { id: uuid() };
    const [first, second] = [await ask(id, own), await ask(id, own)];
    expect([first.status, second.status, second.json.data.photo.id]).toEqual([201, 201, own.id]);
    expect((await read(id)).photo_records).toHaveLength(1);
    const { url, method, headers } = second.json.data.upload;
    expect((await fetch(url, { method, headers, body: image })).status).toBe(200);
    await eventually(async () => expect((await read(id)).photos).toEqual([second.json.data.photo.image_url]));
  });

  it('of another type or over 10 MB is refused at once', async () => {
    const id = await newProgram();
    const pdf = await ask(id, { content_type: 'application/pdf' });
    expect([pdf.status, pdf.json.code, pdf.json.errors[0].field]).toEqual([415, 'not_an_image', 'content_type']);
    const large = await ask(id, { size: 10 * 1024 * 1024 + 1 });
    expect([large.status, large.json.code, large.json.errors[0].field]).toEqual([413, 'photo_too_large', 'size']);
    expect((await read(id)).photo_records).toEqual([]);
  });
});

describe('a rejected photo', () => {
  it('shows staff the reason, and its upload is deleted', async () => {
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
  it('is shown once it has been processed', async () => {
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

  it('may be as large as a camera makes it', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const picture = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#e8a033', noise } });
    const large = Buffer.from(await picture.jpeg({ quality: 95 }).toBuffer());
    expect(large.length).toBeGreaterThan(2.1 * 1024 * 1024);
    const id = await newProgram();
    const { status, json } = await send(id, large);
    expect(status).toBe(201);
    await eventually(async () => expect((await read(id)).photos).toEqual([json.data[0].image_url]));
  });

  it('must be an image by its content, whatever its name and type', async () => {
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

  it('requires its fields', async (context) => {
    needs('formData')(context);
    const empty = await staff.post('/programs/photos', new FormData());
    expect([empty.status, empty.json.code]).toEqual([422, 'validation_failed']);
    expect(empty.json.errors.map(({ field }: { field: string }) => field)).toEqual(['program_id', 'image']);
  });
});
