/** The files made from every photo. Uses no schemas, so that pages need no validation library. */

/** Widths in pixels. A narrower photo has files in the smaller widths and in its own. */
export const photoWidths = [320, 800, 1600] as const;

/** The largest height in pixels; taller photos are scaled down. */
export const maximumPhotoHeight = 2400;

/** The smallest files first, because a browser takes the first format that it supports. */
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Returns the address or key of one variant of the photo at `image`, a JPEG for link previews and old programs. */
export const photoVariant = (image: string, width: number, format: PhotoFormat): string =>
  `${image.replace(/\.\w+$/, '')}-${width}.${format}`;
