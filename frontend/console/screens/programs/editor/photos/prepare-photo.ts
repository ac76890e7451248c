import { maximumPhotoBytes } from '#contracts/api/program-limits';
import { imageType, type PhotoType } from '#contracts/field-kit/image-type';

export type RefusalReason = 'heic' | 'notImage' | 'damaged' | 'tooLarge';

export class PhotoRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Maximum of the longer side in pixels: enough for the widest screens at double density. */
const longestSide = 2560;

/** Size in bytes above which even a photo of that size is encoded again. */
const worthShrinking = 1.5 * 1024 * 1024;

const quality = 0.85;

/** The number of bytes that suffice to recognise every type. */
const headBytes = 64;

/** Container brands of Apple's photos (ISO 23008-12). Only Safari can display them. */
const heic = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Recognises a file's type by its content: its name and declared type are not reliable. */
export function photoKind(head: Uint8Array): PhotoType | 'heic' | undefined {
  const type = imageType(head);
  if (type) return type;
  return heic.test(String.fromCharCode(...head.subarray(4, 12))) ? 'heic' : undefined;
}

/**
 * Returns a photo's type.
 * @throws PhotoRefused `notImage`, `heic`
 */
export async function photoType(file: Blob): Promise<PhotoType> {
  const kind = photoKind(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!kind) throw new PhotoRefused('notImage');
  if (kind === 'heic') throw new PhotoRefused('heic');
  return kind;
}

/**
 * Prepares a chosen file for the upload: scales down and rotates a photo larger than any screen, if that makes the file
 * smaller.
 * @throws PhotoRefused `damaged`, `tooLarge`
 */
export async function preparePhoto(file: Blob, type: PhotoType): Promise<Blob> {
  const original = file.type === type ? file : file.slice(0, file.size, type);
  const picture = await createImageBitmap(original).catch(() => {
    throw new PhotoRefused('damaged');
  });
  try {
    // Encoding an animation would keep only one of its frames.
    const smaller = type === 'image/gif' ? undefined : await shrink(picture, original.size);
    const content = smaller && smaller.size < original.size ? smaller : original;
    if (content.size > maximumPhotoBytes) throw new PhotoRefused('tooLarge');
    return content;
  } finally {
    picture.close();
  }
}

async function shrink(picture: ImageBitmap, bytes: number): Promise<Blob | undefined> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  if (scale === 1 && bytes <= worthShrinking) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const webp = await encode(canvas, 'image/webp');
  if (webp) return webp;
  // JPEG has no transparency: paint white behind the picture, or it would become black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encode(canvas, 'image/jpeg');
}

/** A browser that cannot encode a type writes PNG instead. */
const encode = (canvas: HTMLCanvasElement, type: PhotoType) =>
  new Promise<Blob | undefined>((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, quality),
  );
