import { photoFormats } from '#contracts/website/photo-variants';
import { deleteObjects, getObject, putPhoto, uploadKey } from '../../data/photo-storage.ts';
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

interface PlacedPhoto {
  programId: string;
  photo: programItems.StoredPhoto;
}

/**
 * Copies the served files of a ready photo to the place of another one.
 * @returns false if it was deleted meanwhile
 */
export async function copyPhotoObjects(from: PlacedPhoto, to: PlacedPhoto): Promise<boolean> {
  const [sources, targets] = [from, to].map(({ programId, photo }) =>
    programItems.photoKeys(programItems.photoKey(programId, photo), photo.widths ?? []),
  );
  for (const [index, source] of (sources ?? []).entries()) {
    const [bytes, target] = [await getObject(source), targets?.[index]];
    if (!bytes || !target) return false;
    await putPhoto(target, bytes, typeOf(source, from.photo));
  }
  return true;
}

const typeOf = (key: string, { content_type }: programItems.StoredPhoto): string => {
  const format = photoFormats.find((one) => key.endsWith(`.${one}`));
  return format ? `image/${format}` : content_type;
};
