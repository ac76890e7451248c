import type { PictureFault } from '#contracts/api/site-pictures';
import { deleteObjects, getObject, putPhoto } from '../../data/photo-storage.ts';
import { findPicture, parsePictureKey, type StoredPicture, settlePicture } from '../../data/site-pictures.ts';
import { makeFiles, PictureRejected } from './make-files.ts';

type Outcome = 'ready' | 'gone' | PictureFault;

/**
 * Processes the upload of a picture of the site: stores the served files and marks it as ready, or as rejected with the
 * reason. Idempotent, even for concurrent events.
 * @returns undefined if the key is none of a picture of the site
 */
export async function processSitePicture(key: string): Promise<Outcome | undefined> {
  const id = parsePictureKey(key);
  if (id === undefined) return undefined;
  const [bytes, found] = await Promise.all([getObject(key), findPicture(id)]);
  const outcome = bytes && found?.status === 'uploading' ? await processBytes(id, found, bytes) : 'gone';
  await deleteObjects([key]);
  return outcome;
}

async function processBytes(id: string, { use, moved }: StoredPicture, bytes: Uint8Array): Promise<Outcome> {
  try {
    const { picture, files } = await makeFiles({ use, isMoved: moved === true }, id, bytes);
    await Promise.all(files.map((file) => putPhoto(file.address.slice(1), file.bytes, file.type)));
    await settlePicture(id, { picture: { id, ...picture } });
    return 'ready';
  } catch (error) {
    if (!(error instanceof PictureRejected)) throw error;
    await settlePicture(id, { fault: error.fault });
    return error.fault;
  }
}
