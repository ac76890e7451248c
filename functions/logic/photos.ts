import { v7 as uuid } from 'uuid';
import { imageType, type PhotoType, photoTypes } from '#contracts/image-type';
import type { PhotoUpload, PhotoUploadBody } from '#contracts/photos';
import { maximumPhotoBytes } from '#contracts/program-limits';
import {
  deleteObjects,
  getObject,
  parseUploadKey,
  presignUpload,
  putPhoto,
  uploadKey,
  uploadSeconds,
} from '../data/photo-storage.ts';
import * as programs from '../data/programs.ts';
import { ProblemError } from '../errors.ts';

const isPhotoType = (type: string): type is PhotoType => Object.hasOwn(photoTypes, type);

const tooLarge = (field: string) =>
  new ProblemError('photo_too_large', { faults: [{ field, code: 'photo_too_large' }] });
const notAnImage = (field: string) => new ProblemError('not_an_image', { faults: [{ field, code: 'not_an_image' }] });

/**
 * Takes a photo place and says where to upload to; the photo shows once `confirmUpload` has checked it. A caller who
 * names the photo can ask again after a lost answer and takes no second place.
 * @throws ProblemError `not_an_image`, `photo_too_large`, `program_not_found`, `photo_limit_reached`
 */
export async function beginUpload({ program_id, id, content_type, size }: PhotoUploadBody): Promise<PhotoUpload> {
  if (!isPhotoType(content_type)) throw notAnImage('content_type');
  if (size > maximumPhotoBytes) throw tooLarge('size');
  const photo = newPhoto(content_type, 'uploading', id);
  await programs.addPhoto(program_id, {
    ...photo,
    upload_until: Math.ceil(Date.now() / 1000) + uploadSeconds,
  });
  return {
    photo: programs.toPhotoRecord(program_id, photo),
    upload: await presignUpload(uploadKey(program_id, photo.id), { contentType: content_type, size }),
  };
}

/**
 * Stores a photo sent in one go. The object goes first and is taken back if the program has no place for it.
 * @throws ProblemError `not_an_image`, `photo_too_large`, `program_not_found`, `photo_limit_reached`
 */
export async function storePhoto(programId: string, bytes: Uint8Array) {
  if (bytes.length > maximumPhotoBytes) throw tooLarge('image');
  const type = imageType(bytes);
  if (!type) throw notAnImage('image');
  const photo = newPhoto(type, 'ready');
  const key = programs.photoKey(programId, photo);
  await programs.getProgram(programId);
  await putPhoto(key, bytes, type);
  try {
    await programs.addPhoto(programId, photo);
  } catch (error) {
    await deleteObjects([key]);
    throw error;
  }
  const { status: _, ...record } = programs.toPhotoRecord(programId, photo);
  return record;
}

/**
 * An upload has arrived: checks by content that it is an image, moves it to where photos are served from and marks the
 * photo ready. Anything else is deleted and the photo marked as rejected, for staff to see. Repeating it is harmless.
 */
export async function confirmUpload(key: string): Promise<'ready' | 'rejected' | 'gone'> {
  const ids = parseUploadKey(key);
  const bytes = ids && (await getObject(key));
  if (!ids || !bytes) return 'gone';
  const { programId, photoId } = ids;
  const type = bytes.length <= maximumPhotoBytes ? imageType(bytes) : undefined;
  if (!type) {
    await programs.rejectPhoto(programId, photoId);
    await deleteObjects([key]);
    return 'rejected';
  }
  const photo = { id: photoId, content_type: type };
  const target = programs.photoKey(programId, photo);
  await putPhoto(target, bytes, type);
  const kept = await programs.markPhotoReady(programId, photo);
  await deleteObjects(kept ? [key] : [key, target]);
  return kept ? 'ready' : 'gone';
}

/** @throws ProblemError `photo_not_found` */
export async function deletePhoto(programId: string, photoId: string): Promise<void> {
  const photo = await programs.removePhoto(programId, photoId);
  if (!photo) throw new ProblemError('photo_not_found');
  await deleteObjects([programs.photoKey(programId, photo), uploadKey(programId, photoId)]);
}

/** Deletes a program, then its objects. @throws ProblemError `program_not_found` */
export async function deleteProgramWithPhotos(id: string): Promise<void> {
  const { photo_records } = await programs.deleteProgram(id);
  await deleteObjects(photo_records.flatMap((photo) => [photo.image_url.slice(1), uploadKey(id, photo.id)]));
}

const newPhoto = (
  content_type: PhotoType,
  status: programs.StoredPhoto['status'],
  id: string = uuid(),
): programs.StoredPhoto => ({
  id,
  content_type,
  created_at: new Date().toISOString(),
  status,
});
