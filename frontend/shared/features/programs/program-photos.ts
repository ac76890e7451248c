import type { Program } from '#contracts/api/programs';
import type { PhotoFiles } from '../../components/photo-sources.tsx';

/** Returns the photos that visitors see, the cover first. */
export function programPhotos({ photos, photo_records }: Pick<Program, 'photos' | 'photo_records'>): PhotoFiles[] {
  return (photos ?? [])
    .map((src) => ({ src: src.trim(), record: photo_records?.find(({ image_url }) => image_url === src) }))
    .filter(({ src }) => src !== '')
    .map(({ src, record }) => ({
      src,
      widths: record?.widths ?? [],
      size: record?.size ?? null,
      illustration: record?.illustration ?? false,
    }));
}
