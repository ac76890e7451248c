import type { PresignedUpload } from '#contracts/api/photos';
import { networkError, uploadError } from '#shared/lib/api-error.ts';

export interface UploadOptions {
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file directly to the storage. Uses XMLHttpRequest, since `fetch` does not report upload progress.
 * @throws ApiError; a DOMException `AbortError` when cancelled
 */
export function putFile(
  { url, method, headers }: PresignedUpload,
  content: Blob,
  { onProgress, signal }: UploadOptions,
) {
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
