import sharp from 'sharp';
import type { PresignedUpload } from '#contracts/api/photos';
import type { SitePicture } from '#contracts/api/site-picture-rules';
import type { SitePictureState } from '#contracts/api/site-pictures';
import type { ApiSession } from '../../infra/seed/session.ts';

/** The pictures have the most pixels that are allowed, in no pattern: more than a logo or a photograph contains. */
const made = {
  logo: { width: 864, height: 144, format: 'png' },
  hero: { width: 1600, height: 1600, format: 'jpeg' },
} as const;

/** Adds the heaviest picture of a use, and returns it as a section names it. */
async function addHeaviest(api: ApiSession, use: keyof typeof made): Promise<SitePicture> {
  const { format, ...size } = made[use];
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .toFormat(format)
    .toBuffer();
  const body = { use, content_type: `image/${format}`, size: bytes.length };
  const { id, upload } = await api.call<{ id: string; upload: PresignedUpload }>('POST', '/site/pictures', body);
  await fetch(upload.url, { method: upload.method, headers: upload.headers, body: Uint8Array.from(bytes) });
  for (;;) {
    const { status, picture } = await api.call<SitePictureState>('GET', `/site/pictures/${id}`);
    if (picture) return picture;
    if (status === 'rejected') throw new Error(`The ${use} is rejected.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** The heaviest pictures that sections may name, by section. */
export async function largestPictures(api: ApiSession): Promise<Readonly<Record<string, object>>> {
  const [logo, picture] = [await addHeaviest(api, 'logo'), await addHeaviest(api, 'hero')];
  return { brand: { logo }, hero: { picture, picture_text: { ar: 'صورة', en: 'A picture' } } };
}
