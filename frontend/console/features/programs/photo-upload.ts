import type { PhotoRecord } from '#contracts/api/photo-record';
import type { PhotoUpload } from '#contracts/api/photos';
import { ApiError } from '#shared/lib/api.ts';
import { networkError, uploadError } from '#shared/lib/api-error.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';

export interface PhotoFile {
  /** The browser makes this id: a repeated call for the same photo reserves no second place. */
  id: string;
  name: string;
  content: Blob;
}

interface Options {
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one photo directly to the storage. If it fails or is cancelled, its place becomes free again.
 * @throws ApiError; a DOMException `AbortError` when cancelled
 */
export async function uploadPhoto(
  programId: string,
  { id, name, content }: PhotoFile,
  { onProgress, signal }: Options,
): Promise<PhotoRecord> {
  try {
    const body = { program_id: programId, id, file_name: name, content_type: content.type, size: content.size };
    const reply = await resumeAfterSignIn(() => staffApi('POST /programs/photos', { body, signal }));
    // Only a request for several photos gets a list.
    const { photo, upload } = reply as PhotoUpload;
    await put(upload, content, { onProgress, signal });
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

/** Uses XMLHttpRequest, since `fetch` does not report upload progress. */
function put({ url, method, headers }: PhotoUpload['upload'], content: Blob, { onProgress, signal }: Options) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve();
      else uploadError(new Response(responseText || null, { status, statusText })).then(reject, reject);
    };
    request.onerror = () => reject(networkError(new URL(url).origin, undefined));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(signal.reason);
    else request.send(content);
  });
}
