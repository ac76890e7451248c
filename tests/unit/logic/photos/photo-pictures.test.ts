import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePictures } from '../../../../functions/logic/photos/photo-pictures.ts';

const colours = { red: '#d02020', green: '#20a040', blue: '#2040c0' };

/** A picture, red on the left and blue on the right. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colours.red } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: colours.blue } }, gravity: 'east' },
  ]);

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colours.green } });

/** Returns the dominant colour at a point, given as shares of width and height. */
async function colourAt(picture: Buffer, x: number, y: number) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (Math.min(red, green, blue) > 200) return 'white';
  return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
}

/** An empty ZIP archive: its last record alone, which unpackers look for. */
const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

it('keeps no pixels of earlier photos', () => {
  expect(sharp.cache().memory.max).toBe(0);
});

describe('a photo', () => {
  it('becomes three widths in AVIF and WebP, and a JPEG', async () => {
    const photo = await halves(4000, 3000).jpeg().toBuffer();
    const { width, height, jpeg, variants } = await makePictures(photo);
    expect([width, height]).toEqual([1600, 1200]);
    expect(variants.map(({ width, format }) => `${width} ${format}`)).toEqual(
      [320, 800, 1600].flatMap((width) => [`${width} avif`, `${width} webp`]),
    );
    for (const { bytes, width, format } of variants) {
      const seen = await sharp(bytes).metadata();
      expect([seen.width, seen.height, seen.format === 'heif' ? seen.compression : seen.format]).toEqual([
        width,
        width * 0.75,
        format === 'avif' ? 'av1' : 'webp',
      ]);
      expect([await colourAt(bytes, 0.25, 0.5), await colourAt(bytes, 0.75, 0.5)]).toEqual(['red', 'blue']);
    }
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
  });

  it('is light for a slow phone, however busy it is', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
    const busy = sharp({ create: { width: 1600, height: 1600, channels: 3, background: colours.green, noise } });
    const { variants } = await makePictures(await busy.jpeg().toBuffer());
    for (const { width, bytes } of variants.filter(({ format }) => format === 'avif')) {
      expect(bytes.length, `${width} pixels wide`).toBeLessThan(width * 80);
    }
  });

  it('is never enlarged', async () => {
    const { width, variants } = await makePictures(await solid(500, 400).jpeg().toBuffer());
    expect([width, ...variants.map((variant) => variant.width)]).toEqual([500, 320, 320, 500, 500]);
    const tiny = await makePictures(await solid(60, 40).png().toBuffer());
    expect(tiny.variants.map((variant) => variant.width)).toEqual([60, 60]);
  });

  it('is limited in height too', async () => {
    const { width, height } = await makePictures(await solid(400, 8000).png().toBuffer());
    expect([width, height]).toEqual([120, 2400]);
  });

  it('is rotated upright', async () => {
    // The camera was rotated: the left edge of its pixels is at the top.
    const photo = await halves(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, jpeg } = await makePictures(photo);
    expect([width, height]).toEqual([600, 800]);
    expect([await colourAt(jpeg, 0.5, 0.1), await colourAt(jpeg, 0.5, 0.9)]).toEqual(['red', 'blue']);
    expect((await sharp(jpeg).metadata()).orientation).toBeUndefined();
  });

  it('loses its location, camera and other metadata', async () => {
    const photo = await solid(900, 600)
      .withExif({
        IFD0: { Make: 'Camera', Artist: 'Someone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 48/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Someone</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() });
    const { jpeg, variants } = await makePictures(photo);
    for (const bytes of [jpeg, ...variants.map((variant) => variant.bytes)]) {
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('Someone')).toBe(false);
    }
  });

  it.each([
    ['print colours', () => halves(600, 400).toColourspace('cmyk').jpeg()],
    ['a wider range of colours', () => halves(600, 400).withIccProfile('p3').jpeg()],
    ['16 bits a colour', () => halves(600, 400).toColourspace('rgb16').png()],
    ['a palette', () => halves(600, 400).gif()],
  ])('keeps its colours with %s', async (_, photo) => {
    const { jpeg } = await makePictures(await photo().toBuffer());
    expect(await sharp(jpeg).metadata()).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' });
    expect([await colourAt(jpeg, 0.25, 0.5), await colourAt(jpeg, 0.75, 0.5)]).toEqual(['red', 'blue']);
  });

  it('becomes white where it is transparent', async () => {
    const clear = sharp({ create: { width: 400, height: 300, channels: 4, background: '#00000000' } });
    const { jpeg, variants } = await makePictures(await clear.png().toBuffer());
    for (const bytes of [jpeg, ...variants.map((variant) => variant.bytes)]) {
      expect(await colourAt(bytes, 0.5, 0.5)).toBe('white');
    }
  });

  it('may be greyscale', async () => {
    const { jpeg } = await makePictures(await solid(400, 300).toColourspace('b-w').jpeg().toBuffer());
    expect((await sharp(jpeg).metadata()).width).toBe(400);
  });

  it('may have a camera trailer', async () => {
    const photo = await solid(400, 300).jpeg().toBuffer();
    const film = Buffer.from('\0\0\0\x18ftypmp42 and a film', 'latin1');
    expect((await makePictures(Buffer.concat([photo, film]))).width).toBe(400);
  });
});

describe('an upload is rejected', () => {
  const jpeg = () => solid(640, 480).jpeg().toBuffer();

  it.each([
    ['a drawing with code', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a photo of an iPhone as it is', () => Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['an archive', () => emptyZip],
    ['nothing', () => Buffer.alloc(0)],
    ['more than 10 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(10 * 1024 * 1024)])],
  ])('if it is not an image: %s', async (_, bytes) => {
    await expect(makePictures(await bytes())).rejects.toMatchObject({ fault: 'not_an_image' });
  });

  it.each([
    ['an archive', async () => Buffer.concat([await jpeg(), emptyZip])],
    ['an archive with a comment', async () => Buffer.concat([await jpeg(), zipWithComment('hello')])],
    ['an archive of another kind', async () => Buffer.concat([await jpeg(), Buffer.from('Rar!\x1a\x07\0', 'latin1')])],
    [
      'a script',
      async () =>
        sharp(await jpeg())
          .withXmp('<a><script>alert(1)</script></a>')
          .jpeg()
          .toBuffer(),
    ],
    ['a document', async () => withComment(await jpeg(), '%PDF-1.7')],
  ])('if it is an image and also %s', async (_, bytes) => {
    await expect(makePictures(await bytes())).rejects.toMatchObject({ fault: 'foreign_content' });
  });

  it('if it is truncated', async () => {
    const photo = await halves(1200, 900).jpeg().toBuffer();
    const cut = photo.subarray(0, Math.floor(photo.length * 0.6));
    await expect(makePictures(cut)).rejects.toMatchObject({ fault: 'damaged' });
    await expect(makePictures(photo.subarray(0, 20))).rejects.toMatchObject({ fault: 'damaged' });
    const png = await solid(300, 200).png().toBuffer();
    await expect(makePictures(png.subarray(0, png.length - 30))).rejects.toMatchObject({ fault: 'damaged' });
  });

  it('if it has too many pixels, before decoding any', async () => {
    const bomb = withSize(await solid(8, 8).png().toBuffer(), 60_000, 60_000);
    await expect(makePictures(bomb)).rejects.toMatchObject({ fault: 'too_many_pixels' });
  });

  it('if it is an animation', async () => {
    const frames = await Promise.all(Object.values(colours).map((background) => frame(background)));
    for (const format of ['gif', 'webp'] as const) {
      const animation = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      await expect(makePictures(animation)).rejects.toMatchObject({ fault: 'animated' });
    }
  });
});

const frame = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

function zipWithComment(comment: string): Buffer {
  const zip = Buffer.concat([emptyZip, Buffer.from(comment)]);
  zip.writeUInt16LE(comment.length, 20);
  return zip;
}

/** Inserts a comment after the marker that begins a JPEG file. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment),
    jpeg.subarray(2),
  ]);
}

/** Returns a PNG file whose header states another size. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(width, 16);
  claimed.writeUInt32BE(height, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  return claimed;
}
