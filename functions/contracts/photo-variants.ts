/** The files that are made of every photo. Uses no schemas, so that pages need no validation library. */

/** In pixels. A narrower photo is offered in the widths below its own, and in its own. */
export const photoWidths = [320, 800, 1600] as const;

/** The largest height in pixels; taller photos are scaled down. */
export const maximumPhotoHeight = 2400;

/** Smallest files first: a browser takes the first format that it supports. */
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The address or key of one variant of the photo at `image`, a JPEG for link previews and old programs. */
export const photoVariant = (image: string, width: number, format: PhotoFormat): string =>
  `${image.replace(/\.\w+$/, '')}-${width}.${format}`;
