import type { PictureUse } from '../api/site-picture-rules.ts';

/** The files of a picture of the site, by what it is for. Uses no schemas, so that pages need no validation library. */

/** Height in pixels of a logo's files: three times that of the header's. */
export const logoHeight = 144;

/** The sizes of an icon's files in pixels: tabs, Apple's home screen, Android's. */
export const iconSizes = [32, 180, 192, 512] as const;

/** The size that link previews expect. */
export const shareSize = { width: 1200, height: 630 } as const;

const file = (id: string, end: string) => `/photos/site/${id}${end}`;

/** Returns the address of a picture's file. */
export const pictureFile = {
  logo: (id: string) => file(id, '.webp'),
  /** For mails and search engines. */
  logoAsPng: (id: string) => file(id, '.png'),
  icon: (id: string, size: (typeof iconSizes)[number]) => file(id, `-${size}.png`),
  /** With room around it: phones cut it to a shape of their own. */
  maskableIcon: (id: string) => file(id, '-maskable.png'),
  share: (id: string) => file(id, '.jpg'),
  /** A JPEG with variants, as photos have. */
  hero: (id: string) => file(id, '.jpg'),
} as const;

/** Returns the address of the file from which all others of a picture can be made. */
export const largestFile: Readonly<Record<PictureUse, (id: string) => string>> = {
  logo: pictureFile.logoAsPng,
  share: pictureFile.share,
  hero: pictureFile.hero,
  icon: (id) => pictureFile.icon(id, Math.max(...iconSizes) as 512),
};
