import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/field-kit/language';
import { drawPicture } from '../../../../functions/logic/link-pictures/draw.ts';
import { brand } from '../../../support/brand.ts';

const words = { title: 'العلا', days: '12 – 19 مارس 2027', price: { amount: '4,500 ر.س', terms: 'للشخص الواحد' } };

const draw = (title = words.title, language: Language = 'ar', cover?: Parameters<typeof drawPicture>[0]['cover']) =>
  drawPicture({ language, words: { ...words, title }, brand, cover });

/** The share of nearly white pixels of a part of the picture, which are letters. */
async function letters(picture: Buffer, region: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(picture).extract(region).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 235).length / data.length;
}

async function widthOfTitle(title: string): Promise<number> {
  const { data, info } = await sharp(await draw(title))
    .extract({ left: 0, top: 330, width: 1200, height: 130 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from(data, (value, at) => (value > 235 ? at % info.width : info.width));
  const first = columns.reduce((least, column) => Math.min(least, column));
  return info.width - first;
}

const half = { top: 330, width: 600, height: 300 };

/** A cover of twice the width that a picture shows: red at the left, blue at the right. */
async function halves() {
  const blue = { create: { width: 1200, height: 630, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width: 2400, height: 630, channels: 3, background: '#ff0000' } })
    .composite([{ input: await sharp(blue).png().toBuffer(), left: 1200, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function colourAt(picture: Buffer, left: number) {
  const { data } = await sharp(picture)
    .extract({ left, top: 200, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
}

describe('the picture of a program', () => {
  it('is a JPEG of the size that link previews expect', async () => {
    const { format, width, height } = await sharp(await draw()).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  it('begins at the right in Arabic, at the left in English', async () => {
    const arabic = await draw('العلا');
    expect(await letters(arabic, { ...half, left: 600 })).toBeGreaterThan(0.01);
    expect(await letters(arabic, { ...half, left: 0 })).toBe(0);
    const english = await draw('AlUla', 'en');
    expect(await letters(english, { ...half, left: 0 })).toBeGreaterThan(0.01);
    expect(await letters(english, { ...half, left: 600 })).toBe(0);
  });

  it('joins Arabic letters: a word is narrower than its letters apart', async () => {
    const apart = await widthOfTitle(Array.from('بببببببب').join('\u200c'));
    expect(await widthOfTitle('بببببببب')).toBeLessThan(apart * 0.8);
  });

  it.each([
    [0, ['red', 'red']],
    [0.5, ['red', 'blue']],
    [1, ['blue', 'blue']],
  ])('shows the cover around its focus: %s', async (x, expected) => {
    const picture = await draw('العلا', 'ar', { bytes: await halves(), focus: { x, y: 0.5 } });
    expect([await colourAt(picture, 100), await colourAt(picture, 1100)]).toEqual(expected);
  });

  it('shows the middle of a cover without a focus, also of a small one', async () => {
    const small = await sharp(await halves())
      .resize({ width: 60 })
      .jpeg()
      .toBuffer();
    const picture = await draw('العلا', 'ar', { bytes: small, focus: null });
    expect([await colourAt(picture, 100), await colourAt(picture, 1100)]).toEqual(['red', 'blue']);
  });

  it.each(['العلا', 'الرحلة الكبرى بين العلا والحِجر ووادي الديسة وتبوك وساحل البحر الأحمر مع المبيت في المخيمات'])(
    'is dark behind words on a white cover: %s',
    async (title) => {
      const white = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ffffff' } });
      const picture = await draw(title, 'ar', { bytes: await white.jpeg().toBuffer(), focus: null });
      // At the left of the Arabic words: beside the logo, and from the title of one line on.
      for (const region of [
        { top: 60, height: 60 },
        { top: 400, height: 200 },
      ]) {
        const part = await sharp(picture)
          .extract({ left: 10, width: 60, ...region })
          .toBuffer();
        const { channels } = await sharp(part).stats();
        // White on this grey has a contrast of 3, which letters of this size need.
        expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(148);
      }
    },
  );

  it('cuts a title that needs more than three lines', async () => {
    const long =
      'Wandering through the wide and wonderful western wilderness with many welcoming women weaving warm woollen ';
    const [one, other] = await Promise.all([draw(`${long}wefts`, 'en'), draw(`${long}wools and more words`, 'en')]);
    expect(other).not.toEqual(await draw(long.slice(0, 60), 'en'));
    const above = { left: 0, top: 150, width: 1200, height: 20 };
    for (const picture of [one, other]) expect(await letters(picture, above)).toBe(0);
    const endless = await draw(`${long}${long}first`, 'en');
    expect(await draw(`${long}${long}second`, 'en')).toEqual(endless);
    expect(await letters(endless, above)).toBe(0);
  });

  it("shows the agency's logo, a wide one in place of the name, and on a plate what is dark", async () => {
    const logo = (width: number) =>
      sharp({ create: { width, height: 100, channels: 4, background: '#ff0000' } })
        .png()
        .toBuffer();
    const picture = async (width: number, plate?: true) => {
      const file = { id: 'one', width, height: 100, ...(plate && { plate }) };
      const bytes = await logo(width);
      return drawPicture({
        language: 'en',
        words,
        brand: { ...brand, logo: { light: file, dark: file } },
        logo: bytes,
      });
    };
    const shown = async (file: Buffer, left: number, top = 92) => {
      const { data } = await sharp(file)
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data];
    };
    const [square, wide, onPlate] = await Promise.all([picture(100), picture(300), picture(100, true)]);
    for (const file of [square, wide]) expect((await shown(file, 76))[0]).toBeGreaterThan(200);
    const beside = { left: 300, top: 56, width: 300, height: 72 };
    expect(await letters(square, { ...beside, left: 160 })).toBeGreaterThan(0.01);
    expect(await letters(wide, beside)).toBe(0);
    expect(Math.min(...(await shown(onPlate, 78)))).toBeGreaterThan(230);
  });

  it('takes markup as text, and leaves out signs that the font lacks', async () => {
    expect(await draw('<b>AlUla</b> & Hegra', 'en')).not.toEqual(await draw('AlUla  Hegra', 'en'));
    expect(await draw('AlUla🌴', 'en')).toEqual(await draw('AlUla', 'en'));
    expect(await draw('پاريس گ')).toEqual(await draw('باريس ك'));
  });
});
