import sharp, { type Raw, type Sharp } from 'sharp';
import { maximumPhotoPixels } from '#contracts/api/program-limits';
import { type PictureUse, pictureLimits, type SitePicture } from '#contracts/api/site-picture-rules';
import type { PictureFault } from '#contracts/api/site-pictures';
import { photoVariant } from '#contracts/website/photo-variants';
import { iconSizes, logoHeight, pictureFile, shareSize } from '#contracts/website/site-picture-files';
import { checkPhoto, makePictures, PhotoRejected } from '../photos/photo-pictures.ts';
import { drawingFault, isDrawing } from './drawing.ts';

/** Thrown for an upload that the site cannot show. */
export class PictureRejected extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.name = 'PictureRejected';
    this.fault = fault;
  }
}

export interface PictureFiles {
  picture: Omit<SitePicture, 'id'>;
  files: { address: string; bytes: Uint8Array; type: string }[];
}

interface Making {
  use: PictureUse;
  /** True if another system has made it already. */
  isMoved: boolean;
}

/** Seconds for drawing or decoding one picture. */
const readingLimit = 15;

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** SVG's unit of a drawing's `width` and `height`. */
const pixelsPerInch = 72;

/**
 * Makes the served files of a picture of the site: pixels without metadata, whatever the upload held. A moved one keeps
 * its size, its shape and its ink.
 * @throws PictureRejected
 */
export async function makeFiles(making: Making, id: string, bytes: Uint8Array): Promise<PictureFiles> {
  try {
    return await (making.use === 'hero' ? heroFiles(making, id, bytes) : drawnFiles(making, id, bytes));
  } catch (error) {
    throw error instanceof PhotoRejected ? new PictureRejected(error.fault) : error;
  }
}

async function heroFiles(making: Making, id: string, bytes: Uint8Array): Promise<PictureFiles> {
  await checkRaster(making, bytes);
  const { width, height, jpeg, variants } = await makePictures(bytes);
  const address = pictureFile.hero(id);
  return {
    picture: { width, height, ink: null },
    files: [
      { address, bytes: jpeg, type: 'image/jpeg' },
      ...variants.map((variant) => ({
        address: photoVariant(address, variant.width, variant.format),
        ...{ bytes: variant.bytes, type: `image/${variant.format}` },
      })),
    ],
  };
}

async function drawnFiles(making: Making, id: string, bytes: Uint8Array): Promise<PictureFiles> {
  const { use } = making;
  const isDrawn = pictureLimits[use].types.includes('image/svg+xml') && isDrawing(bytes);
  if (isDrawn) {
    const fault = drawingFault(bytes);
    if (fault) throw new PictureRejected(fault);
  } else await checkRaster(making, bytes);
  const { data, info } = await orDamaged(pixelsOf(making, bytes, isDrawn));
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  checkShape(use, raw);
  if (use === 'logo') return logoFiles(id, data, raw);
  if (use === 'icon') return iconFiles(id, data, raw);
  const jpeg = await sharp(data, { raw })
    .resize({ ...shareSize, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
  return {
    picture: { ...shareSize, ink: null },
    files: [{ address: pictureFile.share(id), bytes: jpeg, type: 'image/jpeg' }],
  };
}

/** The upright pixels with transparency; those of a logo without an empty margin, which a moved one has lost already. */
async function pixelsOf({ use, isMoved }: Making, bytes: Uint8Array, isDrawn: boolean) {
  const limitInputPixels = maximumPhotoPixels;
  const { height } = await sharp(bytes, { limitInputPixels }).metadata();
  // Four times the logo's height, so that a margin can be cut off.
  const wanted = use === 'logo' ? logoHeight * 4 : Math.max(...iconSizes);
  const density = Math.min(7200, Math.max(1, (pixelsPerInch * wanted) / height));
  const picture = sharp(bytes, { limitInputPixels, failOn: 'error', ...(isDrawn && { density }) })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .timeout({ seconds: readingLimit });
  const isTrimmed = use === 'logo' && !isMoved;
  return (isTrimmed ? picture.trim({ background: transparent, threshold: 1 }) : picture)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function logoFiles(id: string, data: Buffer, raw: Raw): Promise<PictureFiles> {
  const size = { width: logoHeight * pictureLimits.logo.shape.most, height: logoHeight };
  const resized = sharp(data, { raw }).resize({ ...size, fit: 'inside', withoutEnlargement: true });
  const shown = await resized.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = shown.info;
  const picture = () => sharp(shown.data, { raw: { width, height, channels } });
  return {
    picture: { width, height, ink: inkOf(shown.data) },
    files: [
      {
        address: pictureFile.logo(id),
        bytes: await lightWebp(picture),
        type: 'image/webp',
      },
      {
        address: pictureFile.logoAsPng(id),
        bytes: await picture().png({ compressionLevel: 9 }).toBuffer(),
        type: 'image/png',
      },
    ],
  };
}

/** In bytes: every page loads the logo before all else. Drawings have a few thousand. */
const heaviestLogo = 32 * 1024;
const qualities = [90, 75, 50, 25];

/** Pixels as they are, or, where these are too many bytes, as good as the limit allows. */
async function lightWebp(picture: () => Sharp): Promise<Buffer> {
  let bytes = await picture().webp({ lossless: true }).toBuffer();
  for (const quality of qualities) {
    if (bytes.length <= heaviestLogo) break;
    bytes = await picture().webp({ quality, alphaQuality: quality }).toBuffer();
  }
  return bytes;
}

/** From which share of its area on a picture has a ground of its own. */
const ownGround = 0.97;

/** @param pixels red, green, blue and alpha */
function inkOf(pixels: Uint8Array): string | null {
  const sum = { r: 0, g: 0, b: 0, a: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = pixels.subarray(at, at + 4);
    sum.r += r * a;
    sum.g += g * a;
    sum.b += b * a;
    sum.a += a;
  }
  if (sum.a === 0) throw new PictureRejected('damaged');
  if (sum.a / (255 * (pixels.length / 4)) > ownGround) return null;
  const digits = [sum.r, sum.g, sum.b].map((part) => Math.round(part / sum.a).toString(16));
  return `#${digits.map((part) => part.padStart(2, '0')).join('')}`;
}

const white = '#ffffff';
/** The part of a maskable icon that phones never cut, as W3C's manifest has it. */
const safePart = 0.8;

async function iconFiles(id: string, data: Buffer, raw: Raw): Promise<PictureFiles> {
  const picture = (size: number) => sharp(data, { raw }).resize({ width: size, height: size, fit: 'fill' });
  const png = async (address: string, one: Sharp) => ({
    ...{ address, bytes: await one.png({ compressionLevel: 9 }).toBuffer(), type: 'image/png' },
  });
  // Apple shows black where an icon is transparent.
  const drawn = iconSizes.map((size) => {
    const icon = picture(size);
    return png(pictureFile.icon(id, size), size === 180 ? icon.flatten({ background: white }) : icon);
  });
  const [largest] = [Math.max(...iconSizes)];
  const margin = Math.round((largest * (1 - safePart)) / 2);
  const maskable = picture(largest - 2 * margin)
    .flatten({ background: white })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: cornerOf(data) });
  return {
    picture: { width: largest, height: largest, ink: null },
    files: await Promise.all([...drawn, png(pictureFile.maskableIcon(id), maskable)]),
  };
}

/** The colour of the first pixel, on white. */
function cornerOf([r = 0, g = 0, b = 0, a = 0]: Uint8Array) {
  const onWhite = (part: number) => Math.round((part * a + 255 * (255 - a)) / 255);
  return { r: onWhite(r), g: onWhite(g), b: onWhite(b) };
}

/** Looks at the file and its header; decodes no pixels. */
async function checkRaster({ use, isMoved }: Making, bytes: Uint8Array): Promise<void> {
  if (bytes.length > pictureLimits[use].bytes) throw new PictureRejected('not_an_image');
  await checkPhoto(bytes);
  const { autoOrient } = await orDamaged(sharp(bytes, { limitInputPixels: maximumPhotoPixels }).metadata());
  const { smallest } = pictureLimits[use];
  const isSmall = autoOrient.width < smallest.width || autoOrient.height < smallest.height;
  if (isSmall && !isMoved) throw new PictureRejected('too_small');
  if (use === 'hero') checkShape(use, autoOrient);
}

function checkShape(use: PictureUse, { width, height }: { width: number; height: number }): void {
  const { least, most } = pictureLimits[use].shape;
  const shape = width / height;
  if (shape < least || shape > most) throw new PictureRejected('wrong_shape');
}

async function orDamaged<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch {
    throw new PictureRejected('damaged');
  }
}
