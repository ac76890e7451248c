/** The files that are made of every photo. Without the schemas, so that pages have them without a validation library. */

/** Pixels. A narrower photo is offered in the widths below its own, and in its own. */
export const photoWidths = [320, 800, 1600] as const;

/** A photo for print on a wall is cut down to this many pixels from top to bottom. */
export const maximumPhotoHeight = 2400;

/** The smallest files first: a browser takes the first format that it knows. */
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The address, or key, of one variant of the photo at `image`, which is a JPEG for link previews and old programs. */
export const photoVariant = (image: string, width: number, format: PhotoFormat): string =>
  `${image.replace(/\.\w+$/, '')}-${width}.${format}`;
