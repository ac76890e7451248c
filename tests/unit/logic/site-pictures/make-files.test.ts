import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureUse } from '#contracts/api/site-picture-rules';
import { largestFile } from '#contracts/website/site-picture-files';
import { makeFiles } from '../../../../functions/logic/site-pictures/make-files.ts';
import { attacks, drawing } from './drawings.ts';

const id = '01980000-0000-7000-8000-000000000001';
const make = (use: PictureUse, bytes: Uint8Array, isMoved = false) => makeFiles({ use, isMoved }, id, bytes);
const faultOf = (use: PictureUse, bytes: Uint8Array) =>
  make(use, bytes).then(
    () => 'accepted',
    (error) => error.fault ?? error,
  );
const filled = (width: number, height: number, background = '#17535a') =>
  sharp({ create: { width, height, channels: 4, background } });
const png = (width: number, height: number) => filled(width, height).png().toBuffer();

/** A text that no picture may keep. */
const secret = 'https://evil.example';

describe('a drawing', () => {
  for (const [name, [bytes, fault]] of Object.entries(attacks)) {
    it(`is refused with a reason: ${name}`, async () => {
      const began = performance.now();
      expect(await faultOf('logo', bytes)).toBe(fault);
      expect(performance.now() - began).toBeLessThan(5000);
    });
  }

  it('becomes pixels, whatever was beside its shapes', async () => {
    const metadata = `<metadata xmlns:x="${secret}"><x:page/></metadata><!-- ${secret} -->`;
    const { picture, files } = await make(
      'logo',
      drawing(`${metadata}<path fill="#1d4a52" d="M0 0H300V100H0V90H280V9H0Z"/>`),
    );
    expect(picture).toEqual({ width: 432, height: 144, ink: '#1d4a52' });
    expect(files.map(({ address, type }) => [address, type])).toEqual([
      [`/photos/site/${id}.webp`, 'image/webp'],
      [`/photos/site/${id}.png`, 'image/png'],
    ]);
    for (const { bytes } of files) {
      expect(Buffer.from(bytes).includes(secret)).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 432, height: 144, hasAlpha: true });
    }
  });

  it('may have what drawing programs write: a byte order mark, a declaration, a type, styles, copies', async () => {
    const text = `\ufeff<?xml version="1.0" encoding="utf-8"?><!-- Generator: a program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${drawing('<style>.a{fill:#fff}</style><defs><g id="g"><rect class="a" width="90" height="90"/></g></defs><use xlink:href="#g"/><rect x="200" width="90" height="90" fill="url( #none) #000"/>')}`;
    expect(await faultOf('logo', Buffer.from(text))).toBe('accepted');
  });

  it('loses the empty margin around it', async () => {
    const { picture } = await make('logo', drawing('<rect x="100" y="40" width="60" height="20"/>'));
    expect(picture.width / picture.height).toBeCloseTo(3, 1);
  });
});

describe('a picture', () => {
  it('of its use is refused if it is too small or has another shape', async () => {
    expect(await faultOf('logo', await png(90, 90))).toBe('too_small');
    expect(await faultOf('icon', await png(511, 511))).toBe('too_small');
    expect(await faultOf('icon', await png(600, 512))).toBe('wrong_shape');
    expect(await faultOf('share', await png(1199, 630))).toBe('too_small');
    expect(await faultOf('hero', await png(1000, 700))).toBe('too_small');
    expect(await faultOf('hero', await png(3000, 600))).toBe('wrong_shape');
  });

  it('of pixels only is no drawing', async () => {
    expect(await faultOf('hero', drawing())).toBe('not_an_image');
    expect(await faultOf('share', drawing())).toBe('not_an_image');
  });

  it('that cannot be read says so', async () => {
    const whole = await png(800, 400);
    expect(await faultOf('logo', whole.subarray(0, whole.length / 2))).toBe('damaged');
    expect(await faultOf('logo', Buffer.from('logo'))).toBe('not_an_image');
    expect(await faultOf('logo', Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]))).toBe(
      'foreign_content',
    );
  });

  it('of an icon has each size, upright and with room for the phones that cut it', async () => {
    const { files } = await make('icon', await png(600, 600));
    const sizes = await Promise.all(files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
    expect(sizes).toEqual([32, 180, 192, 512, 512]);
  });

  it('of links is as large as they expect', async () => {
    const { files } = await make('share', await png(1600, 1600));
    expect(await sharp(files[0]?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('of the opening has variants and no metadata', async () => {
    const bytes = await filled(2000, 1200)
      .withExif({ IFD0: { Copyright: secret } })
      .jpeg()
      .toBuffer();
    const { picture, files } = await make('hero', bytes);
    expect(picture).toEqual({ width: 1600, height: 960, ink: null });
    expect(files.map(({ address }) => address.replace(`/photos/site/${id}`, ''))).toEqual([
      '.jpg',
      ...[320, 800, 1600].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]),
    ]);
    for (const { bytes } of files) expect(Buffer.from(bytes).includes(secret)).toBe(false);
  });

  it('from another system keeps its size, its shape and its ink, and is refused as others are', async () => {
    const spire = '<path d="M0 100L.2 0L.4 100H80V40H300V100H0Z" fill="#1d4a52" fill-opacity=".7"/>';
    const square = Buffer.from(drawing(spire, '').toString().replace('0 0 300 100', '0 0 100 100'));
    const small = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#0000' } })
      .composite([{ input: await png(50, 20), left: 9, top: 9 }])
      .png()
      .toBuffer();
    const uploads: { use: PictureUse; bytes: Uint8Array }[] = [
      ...[drawing(spire), small, await png(3000, 500)].map((bytes) => ({ use: 'logo' as const, bytes })),
      { use: 'icon', bytes: square },
      { use: 'share', bytes: await png(1600, 1600) },
      { use: 'hero', bytes: await png(3000, 750) },
    ];
    for (const { use, bytes } of uploads) {
      const { picture, files } = await make(use, bytes);
      const largest = files.find(({ address }) => address === largestFile[use](id));
      const moved = await make(use, largest?.bytes ?? new Uint8Array(), true);
      expect(moved.picture, use).toEqual(picture);
      expect(moved.files.map(({ address }) => address)).toEqual(files.map(({ address }) => address));
    }
    await expect(make('hero', await png(3000, 600), true)).rejects.toMatchObject({ fault: 'wrong_shape' });
    await expect(make('logo', Buffer.from('<script>'), true)).rejects.toMatchObject({ fault: 'not_an_image' });
  });

  it('of a logo weighs little on every page, whatever it shows', async () => {
    const noise = sharp({
      create: {
        width: 864,
        height: 144,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const { files } = await make('logo', await noise.png().toBuffer());
    expect(files[0]?.bytes.length).toBeLessThan(40 * 1024);
  });

  it('with a ground of its own has no ink', async () => {
    expect((await make('logo', await png(400, 200))).picture.ink).toBeNull();
  });
});
