import * as z from 'zod/mini';
import { Id, Instant } from '../field-kit/fields.ts';

/** A photo of a program. Its routes are in `photos.ts`. */

export const PhotoStatus = z.enum(['uploading', 'ready', 'rejected']);
export type PhotoStatus = z.infer<typeof PhotoStatus>;

/**
 * The reason why a photo was rejected: not an image of an accepted type, an animation, too many pixels, damaged, or
 * also a file of another kind, such as an archive.
 */
export const PhotoFault = z.enum(['not_an_image', 'animated', 'too_many_pixels', 'damaged', 'foreign_content']);
export type PhotoFault = z.infer<typeof PhotoFault>;

/** In pixels. */
const PictureSize = z.object({ width: z.int(), height: z.int() });

export const PhotoRecord = z.object({
  id: Id,
  program_id: Id,
  /** The path on the site's origin. */
  image_url: z.string(),
  created_at: Instant,
  /** `uploading` until the upload is checked, then `ready` or `rejected`. Only ready photos are shown. */
  status: PhotoStatus,
  fault: z.nullable(PhotoFault),
  /** The size of the largest variant; null until the photo is ready. */
  size: z.nullable(PictureSize),
  /**
   * The widths of the AVIF and WebP variants, at `photoVariant` of `image_url`; empty for a photo stored as uploaded.
   */
  widths: z.array(z.int()),
  /** True for a drawing: pages label it as one. */
  illustration: z.boolean(),
});
export type PhotoRecord = z.infer<typeof PhotoRecord>;
