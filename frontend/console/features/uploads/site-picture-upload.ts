import { drawingType, type PictureUse, pictureLimits, type SitePicture } from '#contracts/api/site-picture-rules';
import type { PictureFault } from '#contracts/api/site-pictures';
import { imageType } from '#contracts/field-kit/image-type';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { putFile, type UploadOptions } from './put-file.ts';

/** `too_heavy`: more bytes than its use may have. `not_checked`: the server has not looked at it in time. */
export type PictureRefusal = PictureFault | 'too_heavy' | 'not_checked';

/** Thrown for a file that the site does not show. */
export class PictureRefused extends Error {
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** The number of bytes that suffice to recognise every type. */
const headBytes = 64;

/** Milliseconds between two looks at a picture, and until it is given up. */
const pause = 700;
const givenUpAfter = 90_000;

interface PictureUploadOptions extends UploadOptions {
  /** A picture from an archive keeps its id. */
  id?: string;
}

/**
 * Uploads a picture of the site and waits until it can be shown.
 * @throws PictureRefused; ApiError; a DOMException `AbortError` when cancelled
 */
export async function uploadSitePicture(
  use: PictureUse,
  file: File,
  { id: kept, ...options }: PictureUploadOptions,
): Promise<SitePicture> {
  const { signal } = options;
  const type = await typeOf(file);
  const { types, bytes } = pictureLimits[use];
  if (!type || !types.includes(type)) throw new PictureRefused('not_an_image');
  if (file.size > bytes) throw new PictureRefused('too_heavy');
  const body = { ...(kept && { id: kept }), use, content_type: type, size: file.size };
  const { id, upload } = await resumeAfterSignIn(() => staffApi('POST /site/pictures', { body, signal }));
  await putFile(upload, file.slice(0, file.size, type), options);
  return checked(id, signal);
}

/** Pixels are recognised by their content, drawings by their name: the server looks into those. */
async function typeOf(file: File): Promise<string | undefined> {
  const pixels = imageType(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  return pixels ?? (file.type === drawingType || /\.svg$/i.test(file.name) ? drawingType : undefined);
}

async function checked(id: string, signal: AbortSignal): Promise<SitePicture> {
  for (const end = Date.now() + givenUpAfter; Date.now() < end; ) {
    const state = await resumeAfterSignIn(() => staffApi('GET /site/pictures/{id}', { params: { id }, signal }));
    if (state.picture) return state.picture;
    if (state.fault) throw new PictureRefused(state.fault);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new PictureRefused('not_checked');
}
