import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { brand, document, openSiteImport } from '../support/site-import-database.ts';

let site: Awaited<ReturnType<typeof openSiteImport>>;
beforeAll(async () => {
  site = await openSiteImport();
});
beforeEach(() => site.database.empty());
afterAll(() => site?.close());

const jpeg = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#e8a033' } })
    .jpeg()
    .toBuffer();

describe('an import of a site', () => {
  it('hands its photos to the programs, once each has been decoded', async () => {
    const [id, photo] = [uuid(), uuid()];
    const { add, photo: addPhoto, start } = await site.begin();
    const content = document({ photos: [{ id: photo, illustration: true }] });
    expect(await add('program', id, content)).toEqual({ change: 'new', missing_photos: [photo] });
    await addPhoto(id, photo);
    await expect(start(1, 1)).rejects.toMatchObject({ code: 'site_import_incomplete' });
    expect(await site.upload(site.photos.uploadKey('site-import', photo), await jpeg())).toBe('ready');
    await start(1, 1);
    await site.apply.applyImport();
    expect(await site.uploads.processUpload(site.photos.uploadKey(id, photo))).toBe('ready');
    const { photo_records } = await site.programs.getProgram(id);
    expect(photo_records).toMatchObject([{ id: photo, status: 'ready', illustration: true }]);
    expect(await site.photos.getObject(site.photos.uploadKey('site-import', photo))).toBeUndefined();
  });

  it('brings pictures of the site, which keep their ids, as pixels that are made here', async () => {
    const pictures = await import('../../functions/logic/site-pictures/pictures.ts');
    const processed = await import('../../functions/logic/site-pictures/process-picture.ts');
    const id = uuid();
    const png = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#7c3aed80' } })
      .png()
      .toBuffer();
    const send = async (bytes: Buffer) => {
      await pictures.beginPicture({ id, use: 'logo', content_type: 'image/png', size: bytes.length });
      await site.photos.putUpload(site.photos.uploadKey('site', id), bytes, 'image/png');
      return processed.processSitePicture(site.photos.uploadKey('site', id));
    };
    const withLogo = { ...brand, logo: { id, width: 60, height: 20, ink: '#7c3aed' } };
    const { add, start } = await site.begin();
    // An archive from before there were pictures in them: this system keeps its own.
    expect(await add('section', 'brand', { ...brandAtStart, logo: withLogo.logo })).toMatchObject({ change: 'same' });
    expect(await send(Buffer.from('<script>alert(1)</script>'))).toBe('not_an_image');
    expect(await send(png)).toBe('ready');
    // A second upload changes nothing.
    expect(await send(Buffer.from('no picture'))).toBe('gone');
    expect(await add('section', 'brand', withLogo)).toMatchObject({ change: 'changed' });
    await start(1);
    await site.apply.applyImport();
    expect((await site.sections.getSection('brand')).live.content).toEqual(withLogo);
    expect(await site.photos.getObject(`photos/site/${id}.webp`)).toBeDefined();
    const { add: again } = await site.begin();
    expect(await again('section', 'brand', withLogo)).toMatchObject({ change: 'same' });
  });

  it('refuses a photo that is a script or an archive', async () => {
    const [id, photo] = [uuid(), uuid()];
    const { add, photo: addPhoto, start } = await site.begin();
    await add('program', id, document({ photos: [{ id: photo, illustration: false }] }));
    for (const bytes of [
      Buffer.from('<script>alert(1)</script>'),
      Buffer.concat([await jpeg(), Buffer.from('<script')]),
    ]) {
      await addPhoto(id, photo);
      expect(await site.upload(site.photos.uploadKey('site-import', photo), bytes)).toMatch(
        /not_an_image|foreign_content/,
      );
      expect((await site.staging.getImport())?.photos).toMatchObject([{ id: photo, status: 'rejected' }]);
    }
    await expect(start(1, 1)).rejects.toMatchObject({ code: 'site_import_incomplete' });
  });
});
