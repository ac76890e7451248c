import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inputOf } from '#contracts/api/program-edge';
import { ProgramBody } from '#contracts/api/programs';
import { program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

const { removed } = vi.hoisted(() => ({ removed: [] as string[] }));
vi.mock('../../functions/data/photo-storage.ts', async (original) => ({
  ...(await original<typeof import('../../functions/data/photo-storage.ts')>()),
  deleteObjects: async (keys: string[]) => void removed.push(...keys),
}));

let close: () => Promise<void>;
let publications: typeof import('../../functions/logic/publications/publications.ts');
let offered: typeof import('../../functions/logic/offered-programs.ts');
let drafts: typeof import('../../functions/logic/publications/drafts.ts');
let previews: typeof import('../../functions/logic/publications/previews.ts');
let unused: typeof import('../../functions/logic/publications/unused-photos.ts');
let programs: typeof import('../../functions/data/programs.ts');
let photos: typeof import('../../functions/data/program-photos.ts');
let changeProgram: typeof import('../../functions/logic/programs.ts').changeProgram;

beforeAll(async () => {
  ({ close } = await openTestDatabase());
  publications = await import('../../functions/logic/publications/publications.ts');
  offered = await import('../../functions/logic/offered-programs.ts');
  drafts = await import('../../functions/logic/publications/drafts.ts');
  previews = await import('../../functions/logic/publications/previews.ts');
  unused = await import('../../functions/logic/publications/unused-photos.ts');
  programs = await import('../../functions/data/programs.ts');
  photos = await import('../../functions/data/program-photos.ts');
  ({ changeProgram } = await import('../../functions/logic/programs.ts'));
});
afterAll(() => close());

const by = 'staff@rihla.example';
const idsOf = (records: readonly { id: string }[] = []) => records.map(({ id }) => id);
const shownTo = async (id: string) => idsOf((await offered.getProgram(id)).photo_records);
const stored = async (id: string) => {
  const { photo_records, kept_photos } = await programs.getProgram(id);
  return [idsOf(photo_records), idsOf(kept_photos)];
};

async function addPhoto(programId: string, more: { draft?: boolean; created_at?: string } = {}) {
  const id = uuid();
  const photo = { id, content_type: 'image/jpeg' as const, created_at: '2026-01-01T00:00:00.000Z', ...more };
  await photos.addPhoto(programId, { ...photo, status: 'ready', width: 600, height: 400, widths: [600] });
  return id;
}

async function newProgram() {
  const { id } = await programs.createProgram(inputOf(ProgramBody.parse(program())));
  return { id, photo: await addPhoto(id) };
}

/** Saves a draft with these photos, and publishes it if asked. */
async function change(
  id: string,
  set: { photo_order: string[]; photos_left_out?: string[] },
  publish_at?: string | null,
) {
  const { version } = await programs.getProgram(id);
  const { rev = 0 } = (await drafts.getDraft(id)) ?? {};
  const saved = await drafts.saveDraft(id, { content: { ...program(), ...set }, rev, based_on: version }, by);
  if (publish_at === undefined) return;
  await publications.publishDraft(id, { rev: saved.rev, note: null, publish_at }, by);
}

it('shows visitors the published photos until the draft is published, and a preview those of the draft', async () => {
  const { id, photo } = await newProgram();
  const added = await addPhoto(id, { draft: true });
  await change(id, { photo_order: [added], photos_left_out: [photo] });
  expect(await shownTo(id)).toEqual([photo]);
  expect(await offered.getProgram(id)).not.toHaveProperty('kept_photos');
  expect((await offered.getProgram(id, { forStaff: true })).kept_photos).toMatchObject([{ id: added }]);
  const { secret } = await previews.createPreview(id);
  const preview = await previews.readPreview({ program_id: id, secret }, '192.0.2.1');
  expect([idsOf(preview.photo_records), preview.kept_photos]).toEqual([[added], undefined]);

  await change(id, { photo_order: [added], photos_left_out: [photo] }, null);
  expect(await stored(id)).toEqual([[added], [photo]]);
});

it('publishes planned photos at their time', async () => {
  const { id, photo } = await newProgram();
  const added = await addPhoto(id, { draft: true });
  await change(id, { photo_order: [added, photo] }, new Date(Date.now() + 60_000).toISOString());
  expect(await shownTo(id)).toEqual([photo]);
  const { asOf } = await import('../../functions/logic/publications/as-of.ts');
  const then = await asOf(await programs.getProgram(id), new Date(Date.now() + 61_000));
  expect(idsOf(then.photo_records)).toEqual([added, photo]);
  const { publishDue } = await import('../../functions/logic/publications/publish-due.ts');
  await publishDue(new Date(Date.now() + 61_000));
  expect(await stored(id)).toEqual([[added, photo], []]);
});

it('keeps a removed photo for the versions that name it, so that a restored one shows it again', async () => {
  const { id, photo } = await newProgram();
  const added = await addPhoto(id);
  await change(id, { photo_order: [added], photos_left_out: [photo] }, null);
  expect(await stored(id)).toEqual([[added], [photo]]);
  await change(id, { photo_order: [photo], photos_left_out: [added] }, null);
  expect(await stored(id)).toEqual([[photo], [added]]);
});

it('keeps the photos that calls have added since the last publication with its version', async () => {
  const { createOnce } = await import('../../functions/logic/programs.ts');
  const { id } = await createOnce(inputOf(ProgramBody.parse(program())), { by, idempotencyKey: undefined });
  const photo = await addPhoto(id);
  await change(id, { photo_order: [], photos_left_out: [photo] }, null);
  expect(await stored(id)).toEqual([[], [photo]]);
  const { getVersion } = await import('../../functions/logic/publications/versions.ts');
  expect((await getVersion(id, 1)).content.photo_order).toEqual([photo]);
});

it('deletes photos that no version and no draft names', async () => {
  const { id, photo } = await newProgram();
  const [unnamed, named] = [await addPhoto(id, { draft: true }), await addPhoto(id, { draft: true })];
  const fresh = await addPhoto(id, { draft: true, created_at: new Date().toISOString() });
  await change(id, { photo_order: [photo, named] });
  await unused.deleteUnusedPhotos(id);
  expect(await stored(id)).toEqual([[photo], [named, fresh]]);
  await drafts.discardDraft(id, { email: by });
  expect(await stored(id)).toEqual([[photo], []]);
  const files = [unnamed, named, fresh].map((one) => `photos/${id}/${one}-600.avif`);
  expect(files.filter((file) => !removed.includes(file))).toEqual([]);
  expect(removed.filter((key) => key.includes(photo))).toEqual([]);
});

it('shows what the first calls add at once, beside a draft that knows nothing of it', async () => {
  const { id, photo } = await newProgram();
  const added = await addPhoto(id, { draft: true });
  await change(id, { photo_order: [added], photos_left_out: [photo] });
  const late = await addPhoto(id);
  expect(await shownTo(id)).toEqual([photo, late]);
  const { rev = 0 } = (await drafts.getDraft(id)) ?? {};
  await publications.publishDraft(id, { rev, note: null, publish_at: null }, by);
  expect(await shownTo(id)).toEqual([added, late]);
  // A save that names one photo shows the others too.
  const input = inputOf(ProgramBody.parse(program({ photo_order: [late] })));
  await changeProgram(id, { input, version: undefined, by }, () => undefined);
  expect(await stored(id)).toEqual([[late, added], [photo]]);
});

it('counts only the photos that visitors see against the limit', async () => {
  const { id, photo } = await newProgram();
  for (let count = 1; count < 12; count++) await addPhoto(id);
  await expect(addPhoto(id)).rejects.toMatchObject({ code: 'photo_limit_reached' });
  await addPhoto(id, { draft: true });
  const rest = (await shownTo(id)).filter((one) => one !== photo);
  await change(id, { photo_order: rest, photos_left_out: [photo] }, null);
  await addPhoto(id);
  await expect(addPhoto(id)).rejects.toMatchObject({ code: 'photo_limit_reached' });
});
