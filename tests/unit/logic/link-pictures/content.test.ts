import { expect, it } from 'vitest';
import type { ProgramReply } from '#contracts/api/programs';
import { coloursOf } from '#contracts/colours/brand-colours';
import { hashOfContent, linkPictureContent } from '../../../../functions/logic/link-pictures/content.ts';
import { brand } from '../../../support/brand.ts';
import { program, today } from '../catalogue/program.ts';

const id = '0190f3a2-0000-7000-8000-00000000000a';
const photo = (name: string): ProgramReply['photo_records'][number] => ({
  id: name,
  program_id: id,
  image_url: `/photos/${id}/${name}.jpg`,
  created_at: '2026-11-01T00:00:00.000Z',
  status: 'ready',
  fault: null,
  size: { width: 1600, height: 1200 },
  widths: [320, 800, 1600],
  illustration: false,
});
const withPhotos = (...names: string[]): Partial<ProgramReply> => ({
  photos: names.map((name) => photo(name).image_url),
  photo_records: names.map(photo),
});
const focusOn = (name: string, x: number): Partial<ProgramReply> => ({
  photo_details: [{ id: name, focus: { x, y: 0.5 }, texts: { ar: { caption: null, alternative: null }, en: null } }],
});

const hash = (change: Partial<ProgramReply> = {}, day = today) =>
  hashOfContent(linkPictureContent(program({ ...withPhotos('a', 'b'), ...change }), day, brand));

it('takes the cover with its focus', () => {
  const { cover } = linkPictureContent(program({ ...withPhotos('a', 'b'), ...focusOn('a', 0.2) }), today, brand);
  expect(cover).toEqual({ url: `/photos/${id}/a.jpg`, focus: { x: 0.2, y: 0.5 } });
  expect(linkPictureContent(program(), today, brand).cover).toBeUndefined();
});

it.each<[string, Partial<ProgramReply>]>([
  ['the title', { trip_name: 'أخرى' }],
  ['the price', { price_sar: 1 }],
  ['the days', { to_date: '2027-01-14' }],
  ['the cover', withPhotos('b', 'a')],
  ['the focus of the cover', focusOn('a', 0.2)],
  ['its departures', { departures: [] }],
])('has another hash when %s changes', (_, change) => {
  expect(hash(change)).not.toBe(hash());
});

it("has another hash when the agency's name, colours or logo change", () => {
  const by = (change: Partial<typeof brand>) =>
    hashOfContent(linkPictureContent(program(), today, { ...brand, ...change }));
  const file = { id, width: 300, height: 100 };
  const hashes = [
    by({}),
    by({ name: { ar: 'نسمة', en: 'Nasma' } }),
    by({ colours: coloursOf('#7c3aed') }),
    by({ logo: { light: file, dark: file } }),
    by({ logo: { light: file, dark: { ...file, plate: true } } }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(by({ legal_name: { ar: 'شركة', en: 'Company' }, icon: id })).toBe(by({}));
});

it('has another hash on a day that changes its words', () => {
  expect(hash({}, '2027-02-01')).not.toBe(hash());
});

it.each<[string, Partial<ProgramReply>]>([
  ['the description', { description: 'أخرى' }],
  ['a photo behind the cover', withPhotos('a')],
  ['the focus of another photo', focusOn('b', 0.2)],
  ['the version', { version: 9, updated_at: '2026-11-09T00:00:00.000Z' }],
  ['what is drawn already', { link_pictures: { ar: '/photos/1.jpg', en: '/photos/2.jpg' } }],
])('keeps its hash when %s changes', (_, change) => {
  expect(hash(change)).toBe(hash());
});
