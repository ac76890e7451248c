import { deleteObjects, uploadKey } from '../data/photo-storage.ts';
import * as programs from '../data/programs.ts';

/** Deletes everything stored of a program's photos. */
export async function deletePhotoObjects(programId: string, photos: readonly programs.StoredPhoto[]): Promise<void> {
  await deleteObjects(
    photos.flatMap((photo) => [
      ...programs.photoKeys(programs.photoKey(programId, photo), photo.widths ?? []),
      uploadKey(programId, photo.id),
    ]),
  );
}
