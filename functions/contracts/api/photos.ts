import * as z from 'zod/mini';
import { Id, Instant, PathId, requiredLine, wholeNumber } from '../field-kit/fields.ts';
import { photoTypes } from '../field-kit/image-type.ts';
import { withJsonSchema } from '../field-kit/json-schema.ts';
import { PhotoRecord } from './photo-record.ts';
import { maximumPhotoBytes } from './program-limits.ts';
import { route } from './route.ts';

/** Requests an upload URL for one photo. `size` is in bytes. */
export const PhotoUploadBody = z.object({
  program_id: requiredLine(64),
  /**
   * The photo's id, made by the caller: a repeated call reserves no second place, and `photo_order` can name the photo
   * before it is stored.
   */
  id: z.optional(Id),
  file_name: requiredLine(255),
  // Larger files and other types have problems of their own: `not_an_image` and `photo_too_large`.
  content_type: withJsonSchema(z.string(), (schema) => ({ ...schema, enum: Object.keys(photoTypes) })),
  size: withJsonSchema(wholeNumber(1), (schema) => ({ ...schema, maximum: maximumPhotoBytes })),
  /** True for a photo of the draft: visitors see it once a publication names it in `photo_order`. */
  draft: z.optional(z.boolean()),
  /** True for a drawing, false for a photograph. */
  illustration: z.optional(z.boolean()),
});
export type PhotoUploadBody = z.infer<typeof PhotoUploadBody>;

/** One file part, as the multipart parser returns it, without the name that its sender chose. */
const FilePart = withJsonSchema(z.object({ mimetype: z.string(), content: z.instanceof(Uint8Array) }), () => ({
  type: 'string',
  format: 'binary',
  description: 'JPEG, PNG, WebP, AVIF or GIF, at most 10 MB; on AWS about 4.4 MB, above which JSON gets an upload URL',
}));

export const PhotoMultipartBody = z.object({ program_id: requiredLine(64), image: FilePart });

/** A URL for one PUT of exactly the announced bytes, and the headers to send. */
export const PresignedUpload = z.object({
  url: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
});
export type PresignedUpload = z.infer<typeof PresignedUpload>;

export const PhotoUpload = z.object({ photo: PhotoRecord, upload: PresignedUpload });
export type PhotoUpload = z.infer<typeof PhotoUpload>;

const StoredPhoto = z.object({ id: Id, program_id: Id, image_url: z.string(), created_at: Instant });

/** JSON returns an upload URL; multipart is the upload itself and returns `{success, data: [photo]}`. */
export const addPhoto = route({
  id: 'addPhoto',
  summary: 'Add a photo to a program: a presigned upload (JSON) or the file itself (multipart)',
  method: 'POST',
  path: '/programs/photos',
  access: { role: 'agent' },
  body: PhotoUploadBody,
  multipart: PhotoMultipartBody,
  reply: z.union([PhotoUpload, z.array(StoredPhoto)]),
  status: 201,
  problems: ['program_not_found', 'photo_limit_reached', 'photo_too_large', 'not_an_image'],
  audit: { reported: ['photo_added'] },
  uses: {
    Programs: ['GetItem', 'UpdateItem'],
    Idempotency: ['GetItem', 'UpdateItem'],
    photos: ['PutUpload'],
  },
});

export const deletePhoto = route({
  id: 'deletePhoto',
  summary: 'Remove a photo at once from a program, its drafts and versions, and from storage',
  method: 'DELETE',
  path: '/programs/{id}/photos/{photoId}',
  access: { role: 'agent' },
  params: z.object({ id: PathId, photoId: PathId }),
  reply: z.literal(true),
  status: 200,
  problems: ['photo_not_found'],
  audit: { action: 'photo_deleted', record: 'program' },
  uses: { Programs: ['UpdateItem'], photos: ['DeleteUpload', 'DeletePhoto'] },
});
