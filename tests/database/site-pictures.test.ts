import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PictureUse } from '#contracts/api/site-picture-rules';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { openTestDatabase } from '../support/database.ts';

const owner = 'owner@rihla.example';
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let data: typeof import('../../functions/data/site-pictures.ts');
let sections: typeof import('../../functions/logic/site-content/sections.ts');
let sitePublications: typeof import('../../functions/logic/site-content/publications.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  data = await import('../../functions/data/site-pictures.ts');
  sections = await import('../../functions/logic/site-content/sections.ts');
  sitePublications = await import('../../functions/logic/site-content/publications.ts');
});
beforeEach(() => database.empty());
afterAll(() => database.close());

const id = '01980000-0000-7000-8000-000000000001';
const picture = { id, width: 432, height: 144, ink: '#17535a' };

async function store(use: PictureUse) {
  await data.addPicture(id, use);
  await data.settlePicture(id, { picture });
}

async function publish(content: object, based_on = 0) {
  const { rev } = await sections.saveDraft('brand', { content: { ...content }, rev: 0, based_on }, owner);
  return sitePublications.publishDraft('brand', { rev, note: null, publish_at: null }, owner);
}

const withLogo = { ...brandAtStart, logo: picture };

describe('a picture of the site', () => {
  it('is named by a section once it is ready, and found again by an earlier version', async () => {
    await store('logo');
    const { live } = await publish(withLogo);
    expect(live.content.logo).toEqual(picture);
    await publish(brandAtStart, live.version);
    const earlier = await sections.getVersion('brand', live.version);
    const now = await sections.getSection('brand');
    expect((await publish(earlier.content, now.live.version)).live.content.logo).toEqual(picture);
  });

  it('cannot be published while it is uploading, rejected, unknown, for another use or with other facts', async () => {
    const refusal = { issues: [{ field: 'logo', code: 'picture_not_ready' }] };
    await expect(publish(withLogo)).rejects.toMatchObject(refusal);
    await database.empty();
    await data.addPicture(id, 'logo');
    await expect(publish(withLogo)).rejects.toMatchObject(refusal);
    await database.empty();
    await data.addPicture(id, 'logo');
    await data.settlePicture(id, { fault: 'damaged' });
    await expect(publish(withLogo)).rejects.toMatchObject(refusal);
    await database.empty();
    await store('icon');
    await expect(publish(withLogo)).rejects.toMatchObject(refusal);
    await database.empty();
    await store('logo');
    await expect(publish({ ...withLogo, logo: { ...picture, width: 9 } })).rejects.toMatchObject(refusal);
    expect((await sections.getSection('brand')).live.version).toBe(0);
  });

  it('stays ready, whatever a late event says', async () => {
    await store('logo');
    await data.settlePicture(id, { fault: 'damaged' });
    expect(await data.findPicture(id)).toMatchObject({ status: 'ready', picture });
  });

  it('is no picture of a program, and no section', async () => {
    expect(data.parsePictureKey(data.pictureUploadKey(id))).toBe(id);
    expect(data.parsePictureKey(`uploads/${id}/${id}`)).toBeUndefined();
    await store('logo');
    expect((await sections.listSections()).map((section) => section.id)).not.toContain('picture');
  });
});

it('reads what was published before there were pictures', async () => {
  const { name, legal_name, colour } = brandAtStart;
  expect((await publish({ name, legal_name, colour })).live.content).toEqual(brandAtStart);
});
