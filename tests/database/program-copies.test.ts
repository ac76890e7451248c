import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DepartureBody } from '#contracts/api/departures';
import { inputOf } from '#contracts/api/program-edge';
import { ProgramBody } from '#contracts/api/programs';
import { inDays, program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

const { files } = vi.hoisted(() => ({ files: new Map<string, { bytes: Uint8Array; type: string }>() }));
vi.mock('../../functions/data/photo-storage.ts', async (original) => ({
  ...(await original<typeof import('../../functions/data/photo-storage.ts')>()),
  getObject: async (key: string) => files.get(key)?.bytes,
  putPhoto: async (key: string, bytes: Uint8Array, type: string) => void files.set(key, { bytes, type }),
}));

let close: () => Promise<void>;
let drafts: typeof import('../../functions/logic/publications/drafts.ts');
let programs: typeof import('../../functions/data/programs.ts');
let photos: typeof import('../../functions/data/program-photos.ts');
let departures: typeof import('../../functions/data/departures.ts');
let versions: typeof import('../../functions/data/program-versions.ts');

const by = 'staff@rihla.example';

beforeAll(async () => {
  ({ close } = await openTestDatabase());
  drafts = await import('../../functions/logic/publications/drafts.ts');
  programs = await import('../../functions/data/programs.ts');
  photos = await import('../../functions/data/program-photos.ts');
  departures = await import('../../functions/data/departures.ts');
  versions = await import('../../functions/data/program-versions.ts');
});
afterAll(() => close());
beforeEach(() => files.clear());

async function original() {
  const { id } = await programs.createProgram(inputOf(ProgramBody.parse(program())));
  const photo = { id: uuid(), content_type: 'image/jpeg' as const, created_at: '2026-01-01T00:00:00.000Z' };
  const size = { width: 320, height: 200, widths: [320], illustration: true };
  await photos.addPhoto(id, { ...photo, ...size, status: 'ready', draft: true });
  const pending = { ...photo, id: uuid(), status: 'uploading' as const, draft: true };
  await photos.addPhoto(id, pending);
  const served = (own: string, format: string) => `photos/${id}/${own}${format}`;
  for (const [format, type] of [
    ['.jpg', 'image/jpeg'],
    ['-320.avif', 'image/avif'],
    ['-320.webp', 'image/webp'],
  ] as const) {
    files.set(served(photo.id, format), { bytes: new Uint8Array([format.length]), type });
  }
  return { id, photo: photo.id, pending: pending.id };
}

const copied = (from: string) => ({ from, id: uuid() });
const begin = (copy_of: Parameters<typeof drafts.createDraft>[0]['copy_of'], id = uuid()) =>
  drafts.createDraft({ id, content: { trip_name: 'نسخة' }, copy_of }, by);

it('copies each file of the photos that are ready, with its type', async () => {
  const { id, photo, pending } = await original();
  const [own, other] = [copied(photo), copied(pending)];
  const { program_id } = await begin({ program_id: id, photos: [own, other], departures: [] });
  const copies = [...files].filter(([key]) => key.startsWith(`photos/${program_id}/`));
  expect(copies.map(([key, { bytes, type }]) => [key, bytes[0], type])).toEqual([
    [`photos/${program_id}/${own.id}.jpg`, 4, 'image/jpeg'],
    [`photos/${program_id}/${own.id}-320.avif`, 9, 'image/avif'],
    [`photos/${program_id}/${own.id}-320.webp`, 9, 'image/webp'],
  ]);
  const copy = await programs.getProgram(program_id);
  expect(copy.photo_records).toMatchObject([{ id: own.id, program_id, widths: [320], illustration: true }]);
  expect(copy.kept_photos).toBeUndefined();
  expect(await photos.getPhotos(program_id)).not.toMatchObject({ [own.id]: { draft: true } });
});

it('leaves out a photo whose files are deleted meanwhile, and copies the others', async () => {
  const { id, photo } = await original();
  files.delete(`photos/${id}/${photo}-320.webp`);
  const { program_id } = await begin({ program_id: id, photos: [copied(photo)], departures: [] });
  expect((await programs.getProgram(program_id)).photo_records).toEqual([]);
});

it('goes on with a copy that a crash has left without its draft, and adds nothing twice', async () => {
  const { id, photo } = await original();
  const departure = uuid();
  const body = { from_date: inDays(60), nights: 3, capacity: 8, seats_left: 3 };
  await departures.addDeparture(id, departure, DepartureBody.parse(body));
  const copy_of = { program_id: id, photos: [copied(photo)], departures: [copied(departure)] };
  const own = uuid();
  await begin(copy_of, own);
  await versions.removeDraft(own);
  const draft = await begin(copy_of, own);
  expect([draft.rev, draft.content]).toEqual([1, { trip_name: 'نسخة' }]);
  expect((await programs.getProgram(own)).photo_records).toHaveLength(1);
  expect(await departures.departuresOfProgram(own)).toMatchObject([{ seats_left: 8, version: 1 }]);
});

it('takes over no departure that has begun, and keeps its own days then', async () => {
  const { id } = await original();
  const begun = uuid();
  await departures.addDeparture(id, begun, DepartureBody.parse({ from_date: inDays(-1), nights: 3 }));
  const { program_id } = await begin({ program_id: id, photos: [], departures: [copied(begun)] });
  expect(await departures.departuresOfProgram(program_id)).toBeUndefined();
});

it('adds no departure to a program that was published under its id', async () => {
  const { id } = await original();
  const departure = uuid();
  await departures.addDeparture(id, departure, DepartureBody.parse({ from_date: inDays(60), nights: 3 }));
  const published = await programs.createProgram(inputOf(ProgramBody.parse(program())));
  await begin({ program_id: id, photos: [], departures: [copied(departure)] }, published.id);
  expect(await departures.departuresOfProgram(published.id)).toBeUndefined();
});
