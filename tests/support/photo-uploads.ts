import sharp from 'sharp';
import { expect, inject } from 'vitest';
import type { PhotoRecord } from '#contracts/api/photo-record';
import { photoFormats, photoVariant } from '#contracts/website/photo-variants';
import { program } from './bodies.ts';
import { staffClient } from './client.ts';
import { eventually } from './eventually.ts';

export const statusOf = async (path: string) => (await fetch(inject('stack').url + path)).status;

/** Every address of a photo. */
export const filesOf = ({ image_url, widths }: PhotoRecord) => [
  image_url,
  ...widths.flatMap((width) => photoFormats.map((format) => photoVariant(image_url, width, format))),
];

/** Returns a staff client with a small photo, and functions that add it to a program. */
export async function openPhotoDesk() {
  const staff = await staffClient();
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#e8a033' } });
  const image: Buffer<ArrayBuffer> = Buffer.from(await picture.jpeg().toBuffer());

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

  /** Uploads an image and waits until it is processed. */
  async function upload(program_id: string, body = image) {
    const { photo, upload } = (await ask(program_id, { size: body.length })).json.data;
    expect((await put(upload, body)).status).toBe(200);
    await eventually(async () => expect((await recordOf(program_id, photo.id)).status).not.toBe('uploading'));
    return recordOf(program_id, photo.id);
  }

  const recordOf = async (program_id: string, id: string): Promise<PhotoRecord> =>
    (await read(program_id)).photo_records.find((record: PhotoRecord) => record.id === id);

  const send = (program_id: string, content: Uint8Array<ArrayBuffer> = image, type = 'image/jpeg') => {
    const form = new FormData();
    form.set('program_id', program_id);
    form.set('image', new Blob([content], { type }), 'photo.jpg');
    return staff.post('/programs/photos', form);
  };

  return { staff, image, newProgram, read, ask, put, upload, recordOf, send };
}
