import type { PhotoRecord } from '#contracts/api/photo-record';
import type { PhotoUpload } from '#contracts/api/photos';
import { ApiError } from '#shared/lib/api.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { putFile, type UploadOptions } from '../uploads/put-file.ts';

export interface PhotoFile {
  /** The browser makes this id: a repeated call for the same photo reserves no second place. */
  id: string;
  name: string;
  content: Blob;
}

/**
 * Uploads one photo of the draft directly to the storage. If it fails or is cancelled, its place becomes free again.
 * @throws ApiError; a DOMException `AbortError` when cancelled
 */
export async function uploadPhoto(
  programId: string,
  { id, name, content }: PhotoFile,
  { onProgress, signal }: UploadOptions,
): Promise<PhotoRecord> {
  try {
    const body = {
      program_id: programId,
      id,
      file_name: name,
      content_type: content.type,
      size: content.size,
      draft: true,
    };
    const reply = await resumeAfterSignIn(() => staffApi('POST /programs/photos', { body, signal }));
    // The server sends a list only for several photos.
    const { photo, upload } = reply as PhotoUpload;
    await putFile(upload, content, { onProgress, signal });
    return photo;
  } catch (error) {
    // Awaited, because a late deletion could remove the place of the next attempt. If this fails, the server frees the
    // place later.
    await deletePhoto(programId, id).catch(() => undefined);
    throw error;
  }
}

/** Removes a photo from the program and from the storage. A photo that is already gone counts as removed. */
export async function deletePhoto(id: string, photoId: string): Promise<void> {
  try {
    await resumeAfterSignIn(() => staffApi('DELETE /programs/{id}/photos/{photoId}', { params: { id, photoId } }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
