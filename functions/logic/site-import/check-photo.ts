import { deleteObjects } from '../../data/photo-storage.ts';
import { findStagedPhoto, settleStagedPhoto } from '../../data/site-import.ts';
import { checkPicture, PhotoRejected } from '../photos/photo-pictures.ts';

/** Decodes a photo that waits for its import, and says what became of it. One of a discarded import is removed. */
export async function checkImportedPhoto(key: string, id: string, bytes: Uint8Array): Promise<string> {
  const photo = await findStagedPhoto(id);
  if (!photo) {
    await deleteObjects([key]);
    return 'gone';
  }
  try {
    await checkPicture(bytes);
  } catch (error) {
    if (!(error instanceof PhotoRejected)) throw error;
    await settleStagedPhoto({ ...photo, status: 'rejected', fault: error.fault });
    await deleteObjects([key]);
    return error.fault;
  }
  await settleStagedPhoto({ ...photo, status: 'ready', fault: null });
  return 'ready';
}
