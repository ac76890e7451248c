import { photoFormats, photoVariant } from '#contracts/photo-variants';

/** A photo and the files it is offered in. */
export interface PhotoFiles {
  /** Address of the photo for whatever knows no other file; empty where there is none. */
  src: string;
  /** In pixels, for each there are files; none for a photo that is only at `src`. */
  widths: readonly number[];
  /** Size of the largest file, in pixels. */
  size: { width: number; height: number } | null;
  /** Drawn, not photographed. */
  illustration?: boolean;
}

interface PhotoSourcesProps {
  photo: PhotoFiles;
  /** Displayed width, as in the attribute `sizes`, by which the browser chooses a file. */
  sizes: string;
}

/** The photo's files for the `<picture>` around them. */
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

/** Phones show more pixels than eyes see: two for each of the style sheet's are plenty. */
export const onPhones = (share: number) =>
  `(max-width: 40rem) and (min-resolution: 2.5dppx) ${Math.round(share * 0.7)}vw, (max-width: 40rem) ${share}vw`;
