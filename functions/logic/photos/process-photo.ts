import type { PhotoFault } from '#contracts/api/photo-record';
import { photoVariant } from '#contracts/website/photo-variants';
import { deleteObjects, getObject, parseUploadKey, putPhoto } from '../../data/photo-storage.ts';
import * as programItems from '../../data/program-items.ts';
import * as programPhotos from '../../data/program-photos.ts';
import { checkImportedPhoto } from '../site-import/check-photo.ts';
import { importFolder } from '../site-import/folder.ts';
import { makePictures, type PhotoPictures, PhotoRejected } from './photo-pictures.ts';

type Outcome = 'ready' | 'gone' | PhotoFault;

/**
 * Processes an upload: makes the served files and marks the photo as ready, or deletes the upload and marks it as
 * rejected with the reason. Idempotent, even for concurrent events.
 */
export async function processUpload(key: string): Promise<string> {
  const ids = parseUploadKey(key);
  const bytes = ids && (await getObject(key));
  if (!ids || !bytes) return 'gone';
  const { programId, photoId } = ids;
  if (programId === importFolder) return checkImportedPhoto(key, photoId, bytes);
  const outcome = (await programPhotos.isPhotoReady(programId, photoId))
    ? 'ready'
    : await process(programId, photoId, bytes);
  await deleteObjects([key]);
  return outcome;
}

async function process(programId: string, photoId: string, bytes: Uint8Array): Promise<Outcome> {
  let pictures: PhotoPictures;
  try {
    pictures = await makePictures(bytes);
  } catch (error) {
    if (!(error instanceof PhotoRejected)) throw error;
    await programPhotos.rejectPhoto(programId, photoId, error.fault);
    return error.fault;
  }
  const key = programItems.photoKey(programId, { id: photoId, content_type: 'image/jpeg' });
  const { width, height, jpeg, variants } = pictures;
  const widths = [...new Set(variants.map((variant) => variant.width))];
  await Promise.all([
    putPhoto(key, jpeg, 'image/jpeg'),
    ...variants.map(({ width, format, bytes }) => putPhoto(photoVariant(key, width, format), bytes, `image/${format}`)),
  ]);
  const kept = await programPhotos.markPhotoReady(programId, photoId, { width, height, widths });
  if (!kept) await deleteObjects(programItems.photoKeys(key, widths));
  return kept ? 'ready' : 'gone';
}
