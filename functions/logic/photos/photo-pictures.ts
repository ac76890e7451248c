import sharp, { type Raw, type Sharp } from 'sharp';
import type { PhotoFault } from '#contracts/api/photo-record';
import { maximumPhotoBytes, maximumPhotoPixels } from '#contracts/api/program-limits';
import { imageType } from '#contracts/field-kit/image-type';
import { maximumPhotoHeight, type PhotoFormat, photoFormats, photoWidths } from '#contracts/website/photo-variants';
import { hasForeignContent } from './photo-content.ts';

// libvips would keep up to 50 MB of what it last did, and no photo is processed twice.
sharp.cache(false);

/** Seconds for decoding one photo; the largest accepted ones take two. */
const readingLimit = 15;

/** A higher effort or quality would hardly save bytes: a 12-megapixel photo takes about a second in all. */
const encode: Record<PhotoFormat, (picture: () => Sharp, width: number) => Promise<Buffer>> = {
  avif: lightAvif,
  webp: (picture) => picture().webp({ quality: 78, effort: 4 }).toBuffer(),
};

/** From the usual one down. */
const qualities = [52, 42, 34];

/**
 * Bytes for each pixel of width: 128 kB for the largest picture, which a slow phone loads in 0.7 seconds. Photographs have
 * half of it at the usual quality; sand, leaves and noise would have up to three times as much.
 */
const heaviest = 80;

/** At the usual quality or, where that would be too heavy, at a lower one. Almost all browsers load AVIF. */
async function lightAvif(picture: () => Sharp, width: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await picture().avif({ quality, effort: 2 }).toBuffer();
    if (bytes.length <= width * heaviest) break;
  }
  return bytes;
}

interface Picture {
  width: number;
  format: PhotoFormat;
  bytes: Buffer;
}

export interface PhotoPictures {
  /** In pixels, of the largest picture. */
  width: number;
  height: number;
  /** The largest picture as JPEG, for link previews and old programs. */
  jpeg: Buffer;
  variants: Picture[];
}

/** Thrown for an upload that must not be shown. */
export class PhotoRejected extends Error {
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault) {
    super(fault);
    this.name = 'PhotoRejected';
    this.fault = fault;
  }
}

/**
 * Makes the served files from an upload. Re-encodes the pixels: upright, in sRGB, on white, without location, camera or
 * other metadata.
 * @throws PhotoRejected
 */
export async function makePictures(bytes: Uint8Array): Promise<PhotoPictures> {
  await checkPhoto(bytes);
  const { data, info } = await readLargest(bytes);
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  const picture = (width = info.width) => sharp(data, { raw }).resize({ width });
  const widths = [...photoWidths.filter((width) => width < info.width), info.width];
  const variants: Picture[] = [];
  // Sequential: each takes a thread, and the embedded runtime has few.
  for (const width of widths) {
    for (const format of photoFormats) {
      variants.push({ width, format, bytes: await encode[format](() => picture(width), width) });
    }
  }
  const jpeg = await picture().jpeg({ quality: 80, progressive: true }).toBuffer();
  return { width: info.width, height: info.height, jpeg, variants };
}

/**
 * Checks that pictures can be made of an upload: decodes its pixels.
 * @throws PhotoRejected
 */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  await checkPhoto(bytes);
  await readLargest(bytes);
}

/**
 * Checks the first bytes, then the header; decodes no pixels.
 * @throws PhotoRejected
 */
export async function checkPhoto(bytes: Uint8Array): Promise<void> {
  if (bytes.length > maximumPhotoBytes || !imageType(bytes)) throw new PhotoRejected('not_an_image');
  if (hasForeignContent(bytes)) throw new PhotoRejected('foreign_content');
  const { width, height, pages = 1 } = await orDamaged(sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > maximumPhotoPixels) throw new PhotoRejected('too_many_pixels');
  if (pages > 1) throw new PhotoRejected('animated');
}

/** Decodes the pixels of the largest picture. */
const readLargest = (bytes: Uint8Array) =>
  orDamaged(
    sharp(bytes, { limitInputPixels: maximumPhotoPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: Math.max(...photoWidths), height: maximumPhotoHeight, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: readingLimit })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );

async function orDamaged<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch {
    throw new PhotoRejected('damaged');
  }
}
