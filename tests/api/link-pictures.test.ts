import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { expect, inject, it } from 'vitest';
import { languages } from '#contracts/field-kit/language';
import { inDays, program } from '../support/bodies.ts';
import { eventually } from '../support/eventually.ts';
import { openPhotoDesk, statusOf } from '../support/photo-uploads.ts';

const { staff, newProgram, read, upload } = await openPhotoDesk();

type Pictures = Record<string, string>;

/** Waits for link pictures that are none of the earlier ones. */
async function drawn(id: string, ...earlier: Pictures[]): Promise<Pictures> {
  await eventually(async () => {
    const { link_pictures } = await read(id);
    expect(Object.keys(link_pictures ?? {}).sort()).toEqual([...languages].sort());
    for (const pictures of earlier) expect(link_pictures).not.toEqual(pictures);
  });
  return (await read(id)).link_pictures;
}

it('a published program gets a picture for link previews in each language', async () => {
  const id = await newProgram();
  const pictures = await drawn(id);
  for (const language of languages) {
    const path = pictures[language] ?? '';
    const shown = await fetch(inject('stack').url + path);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      ...[200, 'image/jpeg'],
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(await shown.bytes()).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

it('a change of the price, the cover or the departures gives it another one, and the page never a missing one', async () => {
  const id = await newProgram();
  const first = await drawn(id);
  await upload(id);
  const second = await drawn(id, first);
  expect((await staff.put(`/programs/${id}`, program({ price_sar: 7777 }))).status).toBe(200);
  const third = await drawn(id, first, second);
  const departure = { id: uuid(), from_date: inDays(2), nights: 3 };
  expect((await staff.post(`/programs/${id}/departures`, { departures: [departure] })).status).toBe(201);
  const fourth = await drawn(id, first, second, third);
  // The ones before stay for pages that still name them.
  const statuses = () => Promise.all([first, second, third, fourth].map(({ ar = '' }) => statusOf(ar)));
  await eventually(async () => expect(await statuses()).toEqual([404, 404, 200, 200]));
  // Four pictures, one after the other: on LocalStack each takes 15 seconds.
}, 120_000);

it('the pictures of a program go when it is removed for good', async () => {
  const id = await newProgram();
  const first = await drawn(id);
  await staff.put(`/programs/${id}`, program({ price_sar: 7777 }));
  const second = await drawn(id, first);
  await staff.delete(`/programs/${id}`);
  expect((await staff.delete(`/deleted/program/${id}`)).status).toBe(200);
  await eventually(async () => {
    for (const { ar = '', en = '' } of [first, second])
      expect([await statusOf(ar), await statusOf(en)]).toEqual([404, 404]);
  });
});
