import { imageType, type PhotoType } from '#contracts/image-type';
import { maximumPhotoBytes } from '#contracts/program-limits';

export type RefusalReason = 'heic' | 'notImage' | 'damaged' | 'tooLarge';

export class PhotoRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Pixels of the longer side: enough for the widest screens at double density. */
const longestSide = 2560;

/** Bytes above which a photo is worth another encoding even if it is no larger than that. */
const worthShrinking = 1.5 * 1024 * 1024;

const quality = 0.85;

/** Enough to tell every type by. */
const headBytes = 64;

/** Container brands of Apple's photos (ISO 23008-12). No browser but Safari shows them. */
const heic = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** A file's type by its content: its name and declared type prove nothing. */
export function photoKind(head: Uint8Array): PhotoType | 'heic' | undefined {
  const type = imageType(head);
  if (type) return type;
  return heic.test(String.fromCharCode(...head.subarray(4, 12))) ? 'heic' : undefined;
}

/** @throws PhotoRefused `notImage`, `heic` */
export async function photoType(file: Blob): Promise<PhotoType> {
  const kind = photoKind(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!kind) throw new PhotoRefused('notImage');
  if (kind === 'heic') throw new PhotoRefused('heic');
  return kind;
}

/**
 * Makes of a chosen file what is uploaded: a photo larger than any screen is scaled down and turned upright, if that
 * makes it smaller.
 * @throws PhotoRefused `damaged`, `tooLarge`
 */
export async function preparePhoto(file: Blob, type: PhotoType): Promise<Blob> {
  const original = file.type === type ? file : file.slice(0, file.size, type);
  const picture = await createImageBitmap(original).catch(() => {
    throw new PhotoRefused('damaged');
  });
  try {
    // An animation would lose all pictures but one.
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
  // JPEG knows no transparency: white shows where black would.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encode(canvas, 'image/jpeg');
}

/** A browser that cannot write a type writes PNG instead. */
const encode = (canvas: HTMLCanvasElement, type: PhotoType) =>
  new Promise<Blob | undefined>((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, quality),
  );
