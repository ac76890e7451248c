import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inputOf } from '#contracts/api/program-edge';
import { ProgramBody } from '#contracts/api/programs';
import { validate } from '../../functions/http/validate.ts';
import type { ObjectStore } from '../../infra/embedded/storage/objects.ts';
import { inDays, program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';
import { openSiteStorage } from '../support/site-storage.ts';

const database = await openTestDatabase();
const storage = await openSiteStorage({ credentials: database.credentials, buckets: ['photos'] });
const bucket = storage.stores.get('photos') as ObjectStore;
vi.stubEnv('AWS_ENDPOINT_URL_S3', storage.url);
vi.stubEnv('PHOTOS_BUCKET', 'photos');
const programs = await import('../../functions/data/programs.ts');
const programPhotos = await import('../../functions/data/program-photos.ts');
const { moveToDeleted } = await import('../../functions/data/deleted.ts');
const linkPictures = await import('../../functions/data/link-pictures.ts');
const { removePhotosOf } = await import('../../functions/logic/deleted.ts');
const { publishInput } = await import('../../functions/logic/publications/publish.ts');
const { addDeparture } = await import('../../functions/data/departures.ts');
const { orderAllLinkPictures, orderLinkPictures } = await import('../../functions/logic/link-pictures/order.ts');
const { drawOrdered } = await import('../../functions/logic/link-pictures/link-pictures.ts');

const input = (changes = {}) => inputOf(validate(ProgramBody, program(changes)));
const add = async (state: 'published' | 'draft' = 'published') => {
  const id = `0199b0aa-0000-7000-8000-${String(Math.random()).slice(2, 14).padEnd(12, '0')}`;
  await programs.createProgram(input(), { id, created_at: new Date().toISOString(), state });
  return id;
};
const price = (id: string, price_sar: number) =>
  publishInput(id, () => input({ price_sar }), { by: 'staff@rihla.example' });

const orders = () => bucket.keys('uploads/');
const pictures = async (id: string) => (await bucket.keys(`photos/${id}/`)).sort();
const named = async (id: string) =>
  Object.values((await programs.getProgram(id)).link_pictures ?? {}).map((path) => path.slice(1));

/** Does what the photos' function does with each order. */
async function drawAll() {
  const outcomes = [];
  for (const key of await orders()) outcomes.push(await drawOrdered(key));
  return outcomes;
}

async function draw(id: string) {
  await orderLinkPictures([id]);
  return drawAll();
}

beforeEach(async () => {
  await database.empty();
  for (const key of await bucket.keys('')) await bucket.delete(key);
});

afterAll(async () => {
  await database.close();
  await storage.close();
});

describe('the link pictures of a program', () => {
  it('are drawn in each language, and named once they are there', async () => {
    const id = await add();
    expect(await draw(id)).toEqual(['drawn']);
    expect(await pictures(id)).toEqual((await named(id)).sort());
    expect(await pictures(id)).toHaveLength(2);
    for (const key of await pictures(id)) {
      const stored = await bucket.get(key);
      expect([stored?.contentType, stored?.cacheControl]).toEqual([
        'image/jpeg',
        'public, max-age=31536000, immutable',
      ]);
      expect(await sharp(stored?.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
    expect(await orders()).toEqual([]);
  });

  it('are ordered only if they would show something else', async () => {
    const id = await add();
    await draw(id);
    await publishInput(id, () => input({ description: 'أخرى' }), { by: 'staff@rihla.example' });
    await orderLinkPictures([id]);
    expect(await orders()).toEqual([]);
    await addDeparture(id, '0199b0aa-0000-7000-8000-0000000000d1', {
      ...{ from_date: inDays(90), to_date: inDays(95), nights: 5, sale: 'open', capacity: null, seats_left: null },
      ...{
        minimum: null,
        guaranteed: false,
        deadline: null,
        waiting_list: false,
        notes: { ar: null, en: null },
        prices: null,
      },
    });
    await orderLinkPictures([id]);
    expect(await orders()).toHaveLength(1);
  });

  it('stay until the next but one are drawn, for pages that still name them', async () => {
    const id = await add();
    await draw(id);
    const first = await pictures(id);
    await price(id, 7100);
    await draw(id);
    const second = (await named(id)).sort();
    expect(await pictures(id)).toEqual([...first, ...second].sort());
    await price(id, 7200);
    await draw(id);
    expect(await pictures(id)).toEqual([...second, ...(await named(id))].sort());
  });

  it('come back with what they show', async () => {
    const id = await add();
    await price(id, 7000);
    await draw(id);
    const first = await named(id);
    for (const riyals of [7100, 7000]) {
      await price(id, riyals);
      await draw(id);
    }
    expect(await named(id)).toEqual(first);
    for (const key of first) expect(await bucket.get(key)).toBeDefined();
  });

  it('change neither the version of the program nor its last change', async () => {
    const id = await add();
    const before = await programs.getProgram(id);
    await draw(id);
    const { link_pictures: _, ...after } = await programs.getProgram(id);
    expect(after).toEqual(before);
  });

  it('are those of the last state, whatever order calls end in', async () => {
    const id = await add();
    await orderLinkPictures([id]);
    await price(id, 7100);
    await orderLinkPictures([id]);
    const keys = await orders();
    expect(keys).toHaveLength(2);
    await Promise.all([...keys, ...keys].map((key) => drawOrdered(key)));
    await orderLinkPictures([id]);
    expect(await orders()).toEqual([]);
    expect(await pictures(id)).toEqual((await named(id)).sort());
  });

  it('are left alone by a call with older data', async () => {
    const id = await add();
    await draw(id);
    const { current } = (await linkPictures.readLinkPictures(id)) ?? {};
    expect(await linkPictures.replaceLinkPictures(id, { from: undefined, to: 'older' })).toBe(false);
    expect(await linkPictures.replaceLinkPictures(id, { from: 'other', to: 'older' })).toBe(false);
    expect((await linkPictures.readLinkPictures(id))?.current).toBe(current);
  });

  it('show the cover once it is ready', async () => {
    const id = await add();
    await draw(id);
    const [drawn] = await pictures(id);
    const photo = '0199b0aa-0000-7000-8000-0000000000f1';
    await programPhotos.addPhoto(id, {
      id: photo,
      content_type: 'image/jpeg',
      created_at: inDays(0),
      status: 'uploading',
    });
    await orderLinkPictures([id]);
    expect(await orders()).toEqual([]);
    const red = sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } });
    const bytes = await red.jpeg().toBuffer();
    await bucket.put(`photos/${id}/${photo}.jpg`, bytes, { contentType: 'image/jpeg' });
    await programPhotos.markPhotoReady(id, photo, { width: 300, height: 200, widths: [300] });
    await draw(id);
    const [shown = ''] = await named(id);
    expect(shown).not.toBe(drawn);
    const { channels } = await sharp((await bucket.get(shown))?.bytes).stats();
    expect(channels[0]?.max).toBeGreaterThan(150);
    expect(channels[0]?.mean).toBeGreaterThan((channels[1]?.mean ?? 0) + 20);
  });

  it('are not drawn of a draft, or of a program that is gone', async () => {
    const draft = await add('draft');
    expect(await draw(draft)).toEqual([]);
    const gone = await add();
    await orderLinkPictures([gone]);
    await moveToDeleted('program', gone, 'staff@rihla.example');
    expect(await drawAll()).toEqual(['not published']);
    expect([await pictures(draft), await pictures(gone)]).toEqual([[], []]);
    expect(await orders()).toEqual([]);
  });

  it('go with the photos of a program that is gone for good', async () => {
    const id = await add();
    await draw(id);
    await price(id, 7100);
    await draw(id);
    const { current = '', before = '' } = (await linkPictures.readLinkPictures(id)) ?? {};
    await database.empty();
    await removePhotosOf({ programId: id, photos: [], pictures: [current, before] });
    expect(await pictures(id)).toEqual([]);
  });
});

it('orders the pictures of all programs that need others, as each day does', async () => {
  const [one, other] = [await add(), await add()];
  await draw(one);
  expect(await orderAllLinkPictures()).toBe(1);
  expect(await drawAll()).toEqual(['drawn']);
  expect(await named(other)).toHaveLength(2);
  expect(await orderAllLinkPictures()).toBe(0);
});

it('takes no upload for an order', async () => {
  expect(
    await drawOrdered('uploads/0199b0aa-0000-7000-8000-000000000001/0199b0aa-0000-7000-8000-000000000002'),
  ).toBeUndefined();
});
