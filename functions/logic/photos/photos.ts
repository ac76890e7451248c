import { v7 as uuid } from 'uuid';
import type { PhotoUpload, PhotoUploadBody } from '#contracts/api/photos';
import { maximumPhotoBytes, megabyte } from '#contracts/api/program-limits';
import { imageType, type PhotoType, photoTypes } from '#contracts/field-kit/image-type';
import { presignUpload, putUpload, uploadKey, uploadSeconds } from '../../data/photo-storage.ts';
import * as programItems from '../../data/program-items.ts';
import * as programPhotos from '../../data/program-photos.ts';
import { ProblemError } from '../../errors.ts';
import { deletePhotoObjects } from './photo-objects.ts';

const isPhotoType = (type: string): type is PhotoType => Object.hasOwn(photoTypes, type);

/** @param most the bytes that a picture of its use may have */
export const tooLarge = (field: string, most: number) =>
  new ProblemError('photo_too_large', { issues: [{ field, code: 'photo_too_large', limit: most / megabyte }] });
export const notAnImage = (field: string) =>
  new ProblemError('not_an_image', { issues: [{ field, code: 'not_an_image' }] });

/** @throws ProblemError `not_an_image`, `photo_too_large` */
export function requirePhoto(contentType: string, size: number): PhotoType {
  if (!isPhotoType(contentType)) throw notAnImage('content_type');
  if (size > maximumPhotoBytes) throw tooLarge('size', maximumPhotoBytes);
  return contentType;
}

/**
 * Reserves a place for a photo and returns its upload URL. The photo is shown once it has been processed. If the caller
 * provides the photo's id, a repeated call reserves no second place.
 * @throws ProblemError `not_an_image`, `photo_too_large`, `program_not_found`, `photo_limit_reached`
 */
export async function beginUpload(body: PhotoUploadBody): Promise<PhotoUpload> {
  const { program_id, id, content_type, size, illustration = false, draft = false } = body;
  const contentType = requirePhoto(content_type, size);
  const photo = { ...newPhoto(id), ...(illustration && { illustration }), ...(draft && { draft }) };
  await programPhotos.addPhoto(program_id, photo);
  return {
    photo: programItems.toPhotoRecord(program_id, photo),
    upload: await presignUpload(uploadKey(program_id, photo.id), { contentType, size }),
  };
}

/**
 * Stores a photo sent in one call, instead of the two steps of `beginUpload`. It is shown once it has been processed.
 * @throws ProblemError `not_an_image`, `photo_too_large`, `program_not_found`, `photo_limit_reached`
 */
export async function storePhoto(programId: string, bytes: Uint8Array) {
  if (bytes.length > maximumPhotoBytes) throw tooLarge('image', maximumPhotoBytes);
  const type = imageType(bytes);
  if (!type) throw notAnImage('image');
  const photo = newPhoto();
  await programPhotos.addPhoto(programId, photo);
  await putUpload(uploadKey(programId, photo.id), bytes, type);
  const { id, program_id, image_url, created_at } = programItems.toPhotoRecord(programId, photo);
  return { id, program_id, image_url, created_at };
}

/** @throws ProblemError `photo_not_found` */
export async function deletePhoto(programId: string, photoId: string): Promise<void> {
  const photo = await programPhotos.removePhoto(programId, photoId);
  if (!photo) throw new ProblemError('photo_not_found');
  await deletePhotoObjects(programId, [photo]);
}

/** A new photo before its upload. The served file is always a JPEG with variants, whatever type is uploaded. */
export const newPhoto = (id: string = uuid()): programItems.StoredPhoto => ({
  id,
  content_type: 'image/jpeg',
  created_at: new Date().toISOString(),
  status: 'uploading',
  upload_until: Math.ceil(Date.now() / 1000) + uploadSeconds,
});
