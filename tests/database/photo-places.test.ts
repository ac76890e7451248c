import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inputOf } from '#contracts/api/program-edge';
import { maximumPhotos } from '#contracts/api/program-limits';
import { ProgramBody } from '#contracts/api/programs';
import { validate } from '../../functions/http/validate.ts';
import { program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let programs: typeof import('../../functions/data/programs.ts');
let programPhotos: typeof import('../../functions/data/program-photos.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  programs = await import('../../functions/data/programs.ts');
  programPhotos = await import('../../functions/data/program-photos.ts');
});

afterAll(() => database.close());

const now = () => Math.floor(Date.now() / 1000);
const uploading = (upload_until: number) => ({
  id: uuid(),
  content_type: 'image/png' as const,
  created_at: new Date().toISOString(),
  status: 'uploading' as const,
  upload_until,
});

it('frees only the places of expired uploads', async () => {
  const { id } = await programs.createProgram(inputOf(validate(ProgramBody, program())));
  const abandoned = [uploading(now() - 1), uploading(now() - 1)];
  const underWay = Array.from({ length: maximumPhotos - abandoned.length }, () => uploading(now() + 60));
  for (const photo of [...abandoned, ...underWay]) await programPhotos.addPhoto(id, photo);

  const late = uploading(now() + 60);
  await programPhotos.addPhoto(id, late);
  const { photo_records } = await programs.getProgram(id);
  expect(photo_records.map((photo) => photo.id)).toEqual([...underWay, late].map((photo) => photo.id));

  await programPhotos.addPhoto(id, uploading(now() + 60));
  await expect(programPhotos.addPhoto(id, uploading(now() + 60))).rejects.toMatchObject({
    code: 'photo_limit_reached',
  });
});

it('does not restore a photo that was removed during its processing', async () => {
  const { id } = await programs.createProgram(inputOf(validate(ProgramBody, program())));
  const photo = uploading(now() + 60);
  await programPhotos.addPhoto(id, photo);
  await programPhotos.removePhoto(id, photo.id);
  expect(await programPhotos.markPhotoReady(id, photo.id, { width: 320, height: 200, widths: [320] })).toBe(false);
  expect((await programs.getProgram(id)).photo_records).toEqual([]);
});
