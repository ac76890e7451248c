import { photoFormats, photoVariant } from '#contracts/website/photo-variants';
import { breakpoints } from '../lib/breakpoints.ts';

/** A photo and its files. */
export interface PhotoFiles {
  /** The fallback address of the photo; empty if there is none. */
  src: string;
  /** Widths in pixels for which there are files. Empty for a photo that is only at `src`. */
  widths: readonly number[];
  /** Size of the largest file, in pixels. */
  size: { width: number; height: number } | null;
  /** True for a drawing. */
  illustration?: boolean;
  id?: string | undefined;
  /** The words about the photo, in the reader's language. */
  caption?: string | undefined;
  /** The same for those who do not see it. */
  alternative?: string | undefined;
  /** The point that stays visible when it is cut, as in `object-position`. */
  position?: string | undefined;
}

interface PhotoSourcesProps {
  photo: PhotoFiles;
  /** Displayed width, as in the `sizes` attribute, from which the browser chooses a file. */
  sizes: string;
}

/** The `<source>` elements of a photo, for the `<picture>` around them. */
export const PhotoSources = ({ photo: { src, widths }, sizes }: PhotoSourcesProps) =>
  widths.length > 0 &&
  photoFormats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={widths.map((width) => `${photoVariant(src, width, format)} ${width}w`).join(', ')}
      sizes={sizes}
    />
  ));

const phone = `(max-width: ${breakpoints.sm}rem)`;

/** Caps the density on phones: two image pixels per CSS pixel are enough for the eye. */
export const onPhones = (share: number) =>
  `${phone} and (min-resolution: 2.5dppx) ${Math.round(share * 0.7)}vw, ${phone} ${share}vw`;
