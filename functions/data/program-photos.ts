import type { PhotoFault } from '#contracts/api/photo-record';
import { maximumPhotos, maximumStoredPhotos } from '#contracts/api/program-limits';
import { ProblemError } from '../errors.ts';
import { getItem, onConditionFailed, updateItem } from './dynamo.ts';
import { programKey, readItem, StoredPhoto, toProgram } from './program-items.ts';

/**
 * Reserves one of the program's places for a photo, or keeps the place that it already has. If all are taken, first
 * frees the places of rejected photos and expired uploads. Photos that visitors do not see take none of their places.
 * @throws ProblemError `program_not_found`, `photo_limit_reached`
 */
export async function addPhoto(programId: string, photo: StoredPhoto): Promise<void> {
  const add = (places: number) =>
    updateItem('Programs', programKey(programId), {
      UpdateExpression: 'SET photos.#id = :photo',
      ConditionExpression: 'attribute_exists(pk) AND (attribute_exists(photos.#id) OR size(photos) < :places)',
      ExpressionAttributeNames: { '#id': photo.id },
      values: { ':photo': photo, ':places': places },
    });
  await onConditionFailed(add(photo.draft ? maximumStoredPhotos : maximumPhotos), async () => {
    const kept = await freeUselessPlaces(programId);
    const places = photo.draft ? maximumStoredPhotos : Math.min(maximumPhotos + kept, maximumStoredPhotos);
    await onConditionFailed(add(places), () => {
      throw new ProblemError('photo_limit_reached');
    });
  });
}

/** @returns the number of stored photos that visitors do not see */
async function freeUselessPlaces(programId: string): Promise<number> {
  const item = await getItem('Programs', programKey(programId));
  if (!item) throw new ProblemError('program_not_found');
  const now = Date.now() / 1000;
  const useless = Object.values(readItem(item).photos).filter(
    ({ status, upload_until = 0 }) => status === 'rejected' || (status === 'uploading' && upload_until < now),
  );
  for (const { id, status } of useless) await removePhoto(programId, id, status);
  const freed = new Set(useless.map(({ id }) => id));
  return toProgram(item).kept_photos?.filter(({ id }) => !freed.has(id)).length ?? 0;
}

/**
 * Marks a photo as ready once its variants are stored. A ready photo is left unchanged, since its files never change.
 * @returns true if the photo is ready; false if it or its program is gone
 */
export async function markPhotoReady(programId: string, photoId: string, variants: PhotoVariants): Promise<boolean> {
  const marked = await changePhoto(programId, {
    UpdateExpression:
      'SET photos.#id.#status = :ready, photos.#id.width = :width, photos.#id.height = :height, photos.#id.widths = :widths',
    ConditionExpression: 'attribute_exists(photos.#id) AND photos.#id.#status <> :ready',
    ExpressionAttributeNames: { '#id': photoId, '#status': 'status' },
    values: { ':ready': 'ready', ':width': variants.width, ':height': variants.height, ':widths': variants.widths },
  });
  return marked !== undefined || isPhotoReady(programId, photoId);
}
type PhotoVariants = Required<Pick<StoredPhoto, 'width' | 'height' | 'widths'>>;

/**
 * All stored photos of a program by their ids.
 * @throws ProblemError `program_not_found`
 */
export async function getPhotos(programId: string): Promise<Record<string, StoredPhoto>> {
  const item = await getItem('Programs', programKey(programId));
  if (!item) throw new ProblemError('program_not_found');
  return readItem(item).photos;
}

/** Returns true if the photo is ready; false also if the photo or its program is gone. */
export async function isPhotoReady(programId: string, photoId: string): Promise<boolean> {
  const item = await getItem('Programs', programKey(programId));
  return item ? readItem(item).photos[photoId]?.status === 'ready' : false;
}

/** Marks a photo as rejected. */
export function rejectPhoto(programId: string, photoId: string, fault: PhotoFault) {
  return changePhoto(programId, {
    UpdateExpression: 'SET photos.#id.#status = :rejected, photos.#id.fault = :fault',
    ConditionExpression: 'photos.#id.#status = :uploading',
    ExpressionAttributeNames: { '#id': photoId, '#status': 'status' },
    values: { ':rejected': 'rejected', ':uploading': 'uploading', ':fault': fault },
  });
}

/**
 * Removes a photo.
 * @param status removes it only in this state
 * @returns the removed photo, if there was one
 */
export async function removePhoto(programId: string, photoId: string, status?: StoredPhoto['status']) {
  const old = await changePhoto(programId, {
    UpdateExpression: 'REMOVE photos.#id',
    ConditionExpression: `attribute_exists(photos.#id)${status ? ' AND photos.#id.#status = :status' : ''}`,
    ExpressionAttributeNames: { '#id': photoId, ...(status && { '#status': 'status' }) },
    ...(status && { values: { ':status': status } }),
  });
  return old ? StoredPhoto.parse(old.photos[photoId]) : undefined;
}

const changePhoto = (programId: string, update: Parameters<typeof updateItem>[2]) =>
  onConditionFailed(
    updateItem('Programs', programKey(programId), { ...update, ReturnValues: 'ALL_OLD' }),
    () => undefined,
  );
