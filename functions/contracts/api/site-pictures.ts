import * as z from 'zod/mini';
import { Id, PathId, wholeNumber } from '../field-kit/fields.ts';
import { withJsonSchema } from '../field-kit/json-schema.ts';
import { PhotoFault, PhotoStatus } from './photo-record.ts';
import { PresignedUpload } from './photos.ts';
import { route } from './route.ts';
import { SitePicture } from './site-picture.ts';
import { pictureLimits, pictureUses } from './site-picture-rules.ts';

/**
 * Pictures of the site: logo, icon, the picture of shared links and that of the opening. An upload is checked and stored as
 * pixels; a section then names the picture by what `getSitePicture` says of it.
 */

/**
 * Why a picture was rejected, besides what photos are rejected for: smaller than its use needs, another shape, or a drawing
 * with what no picture has: scripts, animation or entities; content from elsewhere; letters; filters or endless copies.
 */
export const PictureFault = z.enum([
  ...PhotoFault.options,
  ...(['too_small', 'wrong_shape', 'svg_active', 'svg_elsewhere', 'svg_letters', 'svg_effects'] as const),
]);
export type PictureFault = z.infer<typeof PictureFault>;

const largest = Math.max(...Object.values(pictureLimits).map(({ bytes }) => bytes));
const types = [...new Set(Object.values(pictureLimits).flatMap((limits) => limits.types))];

/**
 * Requests an upload URL for one picture. `size` is in bytes. A picture from an archive of another system keeps its `id`,
 * and may be as small as it is there; once it is ready, further uploads of it change nothing.
 */
export const SitePictureBody = z.object({
  id: z.optional(Id),
  use: z.enum(pictureUses),
  // Other types and larger files have problems of their own, as photos have.
  content_type: withJsonSchema(z.string(), (schema) => ({ ...schema, enum: types })),
  size: withJsonSchema(wholeNumber(1), (schema) => ({ ...schema, maximum: largest })),
});
export type SitePictureBody = z.infer<typeof SitePictureBody>;

export const addSitePicture = route({
  id: 'addSitePicture',
  summary: 'Add a picture of the site: returns a presigned upload',
  method: 'POST',
  path: '/site/pictures',
  access: { role: 'owner' },
  body: SitePictureBody,
  rules: [
    ...Object.entries(pictureLimits).map(
      ([use, { types, bytes }]) =>
        `${use}: ${types.join(', ')} (not_an_image) of ${bytes} bytes at most (photo_too_large)`,
    ),
  ],
  reply: z.object({ id: Id, upload: PresignedUpload }),
  status: 201,
  problems: ['photo_too_large', 'not_an_image'],
  audit: { reported: ['site_picture_added'] },
  uses: { SiteContent: ['PutItem'], photos: ['PutUpload'] },
});

/** Where a picture stands. */
export const SitePictureState = z.object({
  status: PhotoStatus,
  fault: z.nullable(PictureFault),
  /** Null until it is ready. */
  picture: z.nullable(SitePicture),
});
export type SitePictureState = z.infer<typeof SitePictureState>;

export const getSitePicture = route({
  id: 'getSitePicture',
  summary: 'Whether a picture of the site is ready, or why it was rejected',
  method: 'GET',
  path: '/site/pictures/{id}',
  access: { role: 'owner' },
  params: z.object({ id: PathId }),
  reply: SitePictureState,
  status: 200,
  problems: ['photo_not_found'],
  uses: { SiteContent: ['GetItem'] },
});
