import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { testimonialsAtStart } from '#contracts/site-defaults/testimonials';
import { program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';
import { openSiteStorage } from '../support/site-storage.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let storage: Awaited<ReturnType<typeof openSiteStorage>>;
let staging: typeof import('../../functions/logic/site-import/staging.ts');
let apply: typeof import('../../functions/logic/site-import/apply.ts');
let sections: typeof import('../../functions/logic/site-content/sections.ts');
let programs: typeof import('../../functions/data/programs.ts');
let departures: typeof import('../../functions/data/departures.ts');
let photos: typeof import('../../functions/data/photo-storage.ts');
let uploads: typeof import('../../functions/logic/photos/process-photo.ts');
let documents: typeof import('../../functions/logic/site-import/documents.ts');
let pictures: typeof import('../../functions/logic/site-pictures/pictures.ts');
let processed: typeof import('../../functions/logic/site-pictures/process-picture.ts');

const by = 'owner@rihla.example';

beforeAll(async () => {
  database = await openTestDatabase();
  storage = await openSiteStorage({ credentials: database.credentials, buckets: ['photos'] });
  vi.stubEnv('PHOTOS_BUCKET', 'photos');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', storage.url);
  staging = await import('../../functions/logic/site-import/staging.ts');
  apply = await import('../../functions/logic/site-import/apply.ts');
  sections = await import('../../functions/logic/site-content/sections.ts');
  programs = await import('../../functions/data/programs.ts');
  departures = await import('../../functions/data/departures.ts');
  photos = await import('../../functions/data/photo-storage.ts');
  uploads = await import('../../functions/logic/photos/process-photo.ts');
  documents = await import('../../functions/logic/site-import/documents.ts');
  pictures = await import('../../functions/logic/site-pictures/pictures.ts');
  processed = await import('../../functions/logic/site-pictures/process-picture.ts');
});
beforeEach(() => database.empty());
afterAll(async () => {
  vi.unstubAllEnvs();
  await storage.close();
  await database.close();
});

const brand = { ...brandAtStart, colour: '#7c3aed' };
const departure = (id: string, changes = {}) => ({
  ...{ id, from_date: '2090-01-01', to_date: '2090-01-08', nights: 7, sale: 'open', capacity: 20, seats_left: 20 },
  ...{
    minimum: null,
    guaranteed: false,
    deadline: null,
    waiting_list: false,
    notes: { ar: null, en: null },
    prices: null,
  },
  ...changes,
});
const document = (changes = {}) => ({
  ...{ created_at: '2026-05-03T09:00:00.000Z', body: program(), departures: null, photos: [] as object[] },
  ...changes,
});

async function begin() {
  const { id: import_id } = await staging.beginImport('site.zip');
  return {
    add: (kind: 'section' | 'section_draft' | 'program', id: string, content: object) =>
      staging.addDocument({ import_id, kind, id, content: { ...content } }),
    photo: (program_id: string, id: string) =>
      staging.addPhoto({ import_id, program_id, id, content_type: 'image/jpeg', size: 100 }),
    start: (documents: number, count = 0) => staging.startApplying({ import_id, documents, photos: count }, by),
  };
}

/** Does what the event of the upload does. */
async function upload(key: string, bytes: Buffer): Promise<string> {
  await photos.putUpload(key, bytes, 'image/jpeg');
  return uploads.processUpload(key);
}
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#e8a033' } })
    .jpeg()
    .toBuffer();

describe('an import of a site', () => {
  it('changes nothing before it is applied, and then all, each as a version', async () => {
    const [id, other] = [uuid(), uuid()];
    const { add, start } = await begin();
    expect(await add('section', 'brand', brand)).toEqual({ change: 'changed', missing_photos: [] });
    expect(await add('program', id, document({ departures: [departure(other)] }))).toMatchObject({ change: 'new' });
    await expect(programs.getProgram(id)).rejects.toMatchObject({ code: 'program_not_found' });
    expect((await sections.getSection('brand')).live.version).toBe(0);
    await start(2);
    await apply.applyImport();
    expect(await programs.getProgram(id)).toMatchObject({ version: 1, publication: { state: 'published' } });
    expect(await departures.departuresOfProgram(id)).toMatchObject([{ id: other, capacity: 20 }]);
    expect((await sections.getSection('brand')).live).toMatchObject({ version: 1, content: brand, note: 'site.zip' });
    expect(await sections.listVersions('brand')).toMatchObject([{ version: 1 }, { version: 0 }]);
    expect(await staging.getImport()).toMatchObject({ state: 'done', documents: [], photos: [], total: 2 });
  });

  it('is finished after a crash in the middle', async () => {
    const ids = [uuid(), uuid()];
    const { add, start } = await begin();
    for (const id of ids) await add('program', id, document());
    await add('section', 'brand', brand);
    await start(3);
    // A crash once the first program was made, before it was published.
    const { input } = documents.programIn(document());
    await programs.createProgram(input, { id: ids[0] ?? '', created_at: document().created_at, state: 'draft' });
    await apply.applyImport();
    await apply.applyImport();
    for (const id of ids) expect(await programs.getProgram(id)).toMatchObject({ version: 1 });
    expect((await sections.getSection('brand')).live.version).toBe(1);
  });

  it('never hides this site from search engines because the other is hidden', async () => {
    const { content } = (await sections.getSection('search')).live;
    const hidden = { ...content, hidden: true };
    const { add, start } = await begin();
    expect(await add('section', 'search', hidden)).toMatchObject({ change: 'same' });
    expect(await add('section_draft', 'search', hidden)).toMatchObject({ change: 'new' });
    await start(2);
    await apply.applyImport();
    const { live, draft } = await sections.getSection('search');
    expect([live.content, draft?.content]).toEqual([content, content]);
  });

  it('keeps the seats that are sold here, and says what is the same', async () => {
    const [id, one] = [uuid(), uuid()];
    const first = await begin();
    await first.add('program', id, document({ departures: [departure(one)] }));
    await first.start(1);
    await apply.applyImport();
    const [stored] = (await departures.departuresOfProgram(id)) ?? [];
    if (!stored) throw new Error('The departure is missing.');
    const { id: _, version, updated_at: _at, ...body } = stored;
    await departures.updateDeparture(id, one, { ...body, seats_left: 3 }, version);

    const second = await begin();
    expect(await second.add('program', id, document({ departures: [departure(one)] }))).toMatchObject({
      change: 'same',
    });
    const guaranteed = document({ departures: [departure(one, { guaranteed: true })] });
    expect(await second.add('program', id, guaranteed)).toMatchObject({ change: 'changed' });
    await second.start(1);
    await apply.applyImport();
    expect(await departures.departuresOfProgram(id)).toMatchObject([{ guaranteed: true, capacity: 20, seats_left: 3 }]);
    expect((await programs.getProgram(id)).version).toBe(1);
  });

  it('refuses what could not be published, by its field', async () => {
    const { add } = await begin();
    await expect(add('section', 'brand', { ...brand, colour: 'red' })).rejects.toMatchObject({
      issues: [{ field: 'colour', code: 'invalid_colour' }],
    });
    await expect(add('section', 'testimonials', testimonialsAtStart)).rejects.toMatchObject({
      issues: expect.arrayContaining([{ field: 'items.0.consent', code: 'required' }]),
    });
    await expect(add('section', 'prices', {})).rejects.toMatchObject({ code: 'site_section_not_found' });
    await expect(add('program', uuid(), document({ body: program({ nights: 0 }) }))).rejects.toMatchObject({
      issues: [{ field: 'body.nights', code: 'too_small', limit: 1 }],
    });
    const many = Array.from({ length: 13 }, () => ({ id: uuid(), illustration: false }));
    await expect(add('program', uuid(), document({ photos: many }))).rejects.toMatchObject({
      issues: [{ field: 'photos', code: 'too_many_items', limit: 12 }],
    });
  });

  it('hands its photos to the programs, once each has been decoded', async () => {
    const [id, photo] = [uuid(), uuid()];
    const { add, photo: addPhoto, start } = await begin();
    const content = document({ photos: [{ id: photo, illustration: true }] });
    expect(await add('program', id, content)).toEqual({ change: 'new', missing_photos: [photo] });
    await addPhoto(id, photo);
    await expect(start(1, 1)).rejects.toMatchObject({ code: 'site_import_incomplete' });
    expect(await upload(photos.uploadKey('site-import', photo), await picture())).toBe('ready');
    await start(1, 1);
    await apply.applyImport();
    expect(await uploads.processUpload(photos.uploadKey(id, photo))).toBe('ready');
    const { photo_records } = await programs.getProgram(id);
    expect(photo_records).toMatchObject([{ id: photo, status: 'ready', illustration: true }]);
    expect(await photos.getObject(photos.uploadKey('site-import', photo))).toBeUndefined();
  });

  it('brings pictures of the site, which keep their ids, as pixels that are made here', async () => {
    const id = uuid();
    const png = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#7c3aed80' } })
      .png()
      .toBuffer();
    const send = async (bytes: Buffer) => {
      await pictures.beginPicture({ id, use: 'logo', content_type: 'image/png', size: bytes.length });
      await photos.putUpload(photos.uploadKey('site', id), bytes, 'image/png');
      return processed.processSitePicture(photos.uploadKey('site', id));
    };
    const withLogo = { ...brand, logo: { id, width: 60, height: 20, ink: '#7c3aed' } };
    const { add, start } = await begin();
    // An archive from before there were pictures in them: this system keeps its own.
    expect(await add('section', 'brand', { ...brandAtStart, logo: withLogo.logo })).toMatchObject({ change: 'same' });
    expect(await send(Buffer.from('<script>alert(1)</script>'))).toBe('not_an_image');
    expect(await send(png)).toBe('ready');
    // A second upload changes nothing.
    expect(await send(Buffer.from('no picture'))).toBe('gone');
    expect(await add('section', 'brand', withLogo)).toMatchObject({ change: 'changed' });
    await start(1);
    await apply.applyImport();
    expect((await sections.getSection('brand')).live.content).toEqual(withLogo);
    expect(await photos.getObject(`photos/site/${id}.webp`)).toBeDefined();
    const { add: again } = await begin();
    expect(await again('section', 'brand', withLogo)).toMatchObject({ change: 'same' });
  });

  it('leaves archived programs archived, with their history', async () => {
    const id = uuid();
    const first = await begin();
    await first.add('program', id, document({ state: 'archived' }));
    await first.start(1);
    await apply.applyImport();
    expect(await programs.getProgram(id)).toMatchObject({ version: 1, publication: { state: 'archived' } });

    const second = await begin();
    expect(await second.add('program', id, document({ state: 'archived' }))).toMatchObject({ change: 'same' });
    expect(await second.add('program', id, document())).toMatchObject({ change: 'changed' });
    await second.start(1);
    await apply.applyImport();
    expect(await programs.getProgram(id)).toMatchObject({ version: 2, publication: { state: 'published' } });
  });

  it('refuses a photo that is a script or an archive', async () => {
    const [id, photo] = [uuid(), uuid()];
    const { add, photo: addPhoto, start } = await begin();
    await add('program', id, document({ photos: [{ id: photo, illustration: false }] }));
    for (const bytes of [
      Buffer.from('<script>alert(1)</script>'),
      Buffer.concat([await picture(), Buffer.from('<script')]),
    ]) {
      await addPhoto(id, photo);
      expect(await upload(photos.uploadKey('site-import', photo), bytes)).toMatch(/not_an_image|foreign_content/);
      expect((await staging.getImport())?.photos).toMatchObject([{ id: photo, status: 'rejected' }]);
    }
    await expect(start(1, 1)).rejects.toMatchObject({ code: 'site_import_incomplete' });
  });

  it('is one at a time, and none begins while one is applied', async () => {
    const first = await begin();
    const second = await begin();
    await expect(first.add('section', 'brand', brand)).rejects.toMatchObject({ code: 'site_import_not_found' });
    await second.add('section', 'brand', brand);
    await expect(second.start(2)).rejects.toMatchObject({ code: 'site_import_incomplete' });
    await second.start(1);
    await expect(begin()).rejects.toMatchObject({ code: 'site_import_running' });
    await expect(staging.discardImport()).rejects.toMatchObject({ code: 'site_import_running' });
    await apply.applyImport();
    await staging.discardImport();
    expect(await staging.getImport()).toBeNull();
  });
});
