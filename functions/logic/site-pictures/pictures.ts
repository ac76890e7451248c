import { v7 as uuid } from 'uuid';
import { pictureLimits, picturesIn, type SitePicture } from '#contracts/api/site-picture-rules';
import type { SitePictureBody, SitePictureState } from '#contracts/api/site-pictures';
import type { FieldIssue } from '#contracts/field-kit/field-issues';
import { presignUpload } from '../../data/photo-storage.ts';
import { addPicture, findPicture, pictureUploadKey } from '../../data/site-pictures.ts';
import { ProblemError } from '../../errors.ts';
import { notAnImage, tooLarge } from '../photos/photos.ts';

/**
 * Returns the upload URL of a new picture of the site. It can be shown once it has been processed.
 * @throws ProblemError `not_an_image`, `photo_too_large`
 */
export async function beginPicture({ id: moved, use, content_type: contentType, size }: SitePictureBody) {
  const { types, bytes } = pictureLimits[use];
  if (!types.includes(contentType)) throw notAnImage('content_type');
  if (size > bytes) throw tooLarge('size', bytes);
  const id = moved ?? uuid();
  await addPicture(id, use, { isMoved: moved !== undefined });
  return { id, upload: await presignUpload(pictureUploadKey(id), { contentType, size }) };
}

/** @throws ProblemError `photo_not_found` */
export async function stateOfPicture(id: string): Promise<SitePictureState> {
  const found = await findPicture(id);
  if (!found) throw new ProblemError('photo_not_found');
  const { status, fault = null, picture = null } = found;
  return { status, fault, picture };
}

/** Returns an issue for each picture of a section that is not stored as the section says. */
export async function pictureIssues(section: string, content: object): Promise<FieldIssue[]> {
  const issues = picturesIn(section, content).map(async ({ field, use, picture }): Promise<FieldIssue[]> => {
    const stored = await findPicture(picture.id);
    const isSame = stored !== undefined && stored.use === use && isEqual(stored.picture, picture);
    return isSame ? [] : [{ field, code: 'picture_not_ready' }];
  });
  return (await Promise.all(issues)).flat();
}

const isEqual = (one: SitePicture | undefined, { width, height, ink }: SitePicture) =>
  one?.width === width && one.height === height && one.ink === ink;
