import { photoTypes } from '../field-kit/image-type.ts';
import { megabyte } from './program-limits.ts';

/** The uses of a picture of the site. */
export const pictureUses = ['logo', 'icon', 'share', 'hero'] as const;
export type PictureUse = (typeof pictureUses)[number];

/** A drawing. It is stored as pixels, so that nothing in it can run or load. */
export const drawingType = 'image/svg+xml';

interface PictureLimits {
  bytes: number;
  types: readonly string[];
  /** In pixels; drawings have no smallest size. */
  smallest: { width: number; height: number };
  /** Width by height. */
  shape: { least: number; most: number };
}

const photographs = Object.keys(photoTypes);
const drawn = [drawingType, 'image/png', 'image/webp'];

/** The limits of an upload for each use. */
export const pictureLimits: Readonly<Record<PictureUse, PictureLimits>> = {
  logo: {
    ...{ bytes: megabyte, types: drawn, smallest: { width: 96, height: 96 }, shape: { least: 0.5, most: 6 } },
  },
  icon: {
    ...{ bytes: megabyte, types: drawn, smallest: { width: 512, height: 512 }, shape: { least: 0.98, most: 1.02 } },
  },
  share: {
    ...{ bytes: 10 * megabyte, types: photographs, smallest: { width: 1200, height: 630 } },
    shape: { least: 1, most: 3 },
  },
  hero: {
    ...{ bytes: 10 * megabyte, types: photographs, smallest: { width: 1200, height: 600 } },
    shape: { least: 0.5, most: 4 },
  },
};

/** A drawing has at most so many bytes: a larger one takes long to draw. */
export const maximumDrawingBytes = 256 * 1024;

/** From this width on, the picture of the opening is sharp on large screens. */
export const sharpHeroWidth = 1600;

/** In characters. */
export const pictureTextLimit = 160;

/** A ready picture, as a section names it. */
export interface SitePicture {
  id: string;
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** The mean colour of what is drawn on a transparent ground, as `#rrggbb`; null for a picture without one. */
  ink: string | null;
}

/** The fields of sections that name a picture, and what it is for. */
const fieldsWithPictures: Readonly<Record<string, Readonly<Record<string, PictureUse>>>> = {
  brand: { logo: 'logo', logo_dark: 'logo', icon: 'icon', share: 'share' },
  hero: { picture: 'hero' },
};

/** Returns the pictures that a section's content names. @param content checked or not */
export function picturesIn(section: string, content: object) {
  return Object.entries(fieldsWithPictures[section] ?? {}).flatMap(([field, use]) => {
    const picture = (content as Readonly<Record<string, SitePicture | null | undefined>>)[field];
    return picture ? [{ field, use, picture }] : [];
  });
}

/** The point of a picture that stays visible when it is cut: fractions of its width and height. */
export interface Focus {
  x: number;
  y: number;
}
