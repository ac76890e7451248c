import { deleteObjects, uploadKey } from '../../data/photo-storage.ts';
import * as programItems from '../../data/program-items.ts';

/** Deletes everything stored of a program's photos. */
export async function deletePhotoObjects(
  programId: string,
  photos: readonly Pick<programItems.StoredPhoto, 'id' | 'content_type' | 'widths'>[],
): Promise<void> {
  await deleteObjects(
    photos.flatMap((photo) => [
      ...programItems.photoKeys(programItems.photoKey(programId, photo), photo.widths ?? []),
      uploadKey(programId, photo.id),
    ]),
  );
}
